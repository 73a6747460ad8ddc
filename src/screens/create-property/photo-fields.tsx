import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawnForm } from '../../domain/form.ts';
import { MAX_PHOTOS } from '../../domain/posting.ts';
import { roomsShown } from '../../domain/posted-rooms.ts';
import { photoFits, photoText, postingOf, roomAnswer } from '../../forms/posting-values.ts';
import { Button } from '../../ui/button.tsx';
import { FormInput } from '../../ui/form-input.tsx';
import { useWords } from '../../ui/words.ts';
import styles from './create-property.module.css';
import { PhotoCamera } from './photo-camera.tsx';
import { useAddingPhotos } from './use-adding-photos.ts';

function Photo({ form, file, alt, place, onRemove }: { form: DrawnForm; file: string; alt: string; place: number; onRemove(): void }) {
  const { t } = useTranslation();
  return (
    <li className={styles.photo}>
      <img src={`/photos/${file}?w=320`} alt={alt} width={160} height={120} />
      <div>
        <FormInput form={form} name={photoText(file)} />
        <FormInput form={form} name={photoFits(file)} />
        <Button look="quiet" onPress={onRemove}>
          {t('posting.photoRemove', { place })}
        </Button>
      </div>
    </li>
  );
}

/** Up to twenty photos, each with a text that describes it; we draft the text, the owner confirms it. */
export function PhotoFields({ form }: { form: DrawnForm }) {
  const { t } = useTranslation();
  const render = useWords();
  const inputId = useId();
  const { busy, trouble, add, fail } = useAddingPhotos(form);
  const [camera, setCamera] = useState(false);
  const { photos } = postingOf(form.state.values);
  const rooms = roomsShown(photos);
  const files = photos.map(({ file }) => file);
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
        <Button off={busy} onPress={() => setCamera(true)}>
          {t('posting.openCamera')}
        </Button>
        {trouble && <p className={styles.trouble}>{render(trouble)}</p>}
      </div>
      <ol className={styles.photos}>
        {photos.map(({ file, alt }, i) => (
          <Photo
            key={file}
            {...{ form, file, alt }}
            place={i + 1}
            onRemove={() =>
              form.set(
                'photos',
                files.filter((other) => other !== file),
              )
            }
          />
        ))}
      </ol>
      {rooms.length > 0 && <p>{t('posting.room.why')}</p>}
      {rooms.map((room) => (
        <fieldset key={room} className={styles.room}>
          <legend>{t(`photoSearch.room.${room}`)}</legend>
          {(['size', 'light', 'note'] as const).map((what) => (
            <FormInput key={what} form={form} name={roomAnswer(what, room)} />
          ))}
        </fieldset>
      ))}
      {camera && (
        <PhotoCamera
          onPicture={(picture) => {
            setCamera(false);
            void add([picture]);
          }}
          onFail={(code) => {
            setCamera(false);
            fail(code);
          }}
          onClose={() => setCamera(false)}
        />
      )}
    </>
  );
}
