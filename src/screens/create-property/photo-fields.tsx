import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_PHOTOS, type PostingPhoto } from '../../domain/posting.ts';
import { useShown, showcase } from '../../state/showcase.ts';
import { useStep } from '../../state/use-step.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useWords } from '../../ui/words.ts';
import type { PostingFormState } from './posting-steps.tsx';
import styles from './create-property.module.css';

function Photo({
  photo,
  place,
  onChange,
  onRemove,
}: {
  photo: PostingPhoto;
  place: number;
  onChange(photo: PostingPhoto): void;
  onRemove(): void;
}) {
  const { t } = useTranslation();
  return (
    <li className={styles.photo}>
      <img src={`/photos/${photo.file}?w=320`} alt={photo.alt} width={160} height={120} />
      <div>
        <TextField
          name={`photo_text_${place}`}
          label={t('posting.photoText', { place })}
          value={photo.alt}
          error={undefined}
          onChange={(alt) => onChange({ ...photo, alt, confirmed: false })}
          onBlur={() => undefined}
          required
          words
        />
        <label className={styles.check}>
          <input type="checkbox" checked={photo.confirmed} onChange={(event) => onChange({ ...photo, confirmed: event.target.checked })} />
          {t('posting.photoConfirm', { place })}
        </label>
        <Button look="quiet" onPress={onRemove}>
          {t('posting.photoRemove', { place })}
        </Button>
      </div>
    </li>
  );
}

/** Up to twenty photos, each with a text that says what it shows; the draft of it is ours, the word is the owner's. */
export function PhotoFields({ form, id }: { form: PostingFormState; id: number | null }) {
  const { t } = useTranslation();
  const render = useWords();
  const inputId = useId();
  const { busy, trouble, run } = useStep();
  const posting = useShown((shown) => shown.posting);
  const { photos, type, locality } = form.values;
  const problem = form.problem('photos');
  const set = (next: PostingPhoto[]) => form.set({ photos: next });
  const add = async (files: readonly File[]) => {
    let now = form.values;
    for (const [i, photo] of files.slice(0, MAX_PHOTOS - photos.length).entries()) {
      const alt = t('posting.photoDraft', { place: photos.length + i + 1, type: t(`value.type.${type}`), locality });
      const outcome = await run({ name: 'add-posting-photo', args: { id: id ?? posting?.id, photo, alt, form: now } });
      if (outcome.status !== 'done') break;
      now = showcase.get('posting')?.form ?? now;
      set(now.photos);
    }
  };
  return (
    <>
      <div className={styles.adding}>
        <label htmlFor={inputId}>{t('posting.addPhotos')}</label>
        <p>{t('posting.photosHint', { most: MAX_PHOTOS })}</p>
        <input
          id={inputId}
          type="file"
          accept="image/*"
          multiple
          disabled={busy}
          onChange={(event) => void add([...(event.target.files ?? [])])}
        />
        {trouble && <p className={styles.trouble}>{trouble}</p>}
      </div>
      <ol className={styles.photos}>
        {photos.map((photo, i) => (
          <Photo
            key={photo.file}
            photo={photo}
            place={i + 1}
            onChange={(changed) => set(photos.map((item) => (item.file === photo.file ? changed : item)))}
            onRemove={() => set(photos.filter((item) => item.file !== photo.file))}
          />
        ))}
      </ol>
      {problem && <p className={styles.trouble}>{render(problem)}</p>}
    </>
  );
}
