import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { words, type Words } from '../../domain/words.ts';
import { tell } from '../../ui/tell.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { useWords } from '../../ui/words.ts';
import styles from './image-field.module.css';
import { thumbnail } from './thumbnail.ts';

const MOST_BYTES = 5 * 1024 * 1024;

function problemOf(file: File): Words | null {
  if (!file.type.startsWith('image/')) return words('signUp.image.wrongType');
  return file.size > MOST_BYTES ? words('signUp.image.tooLarge') : null;
}

export interface ImageFieldProps {
  image: { name: string; preview: string } | null;
  onChange(image: { name: string; preview: string } | null): void;
}

/** A profile image with a preview; it is optional and stays on this device. */
export function ImageField({ image, onChange }: ImageFieldProps) {
  const { t } = useTranslation();
  const render = useWords();
  const id = useId();
  const [problem, setProblem] = useState<Words | null>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const wrong = problemOf(file) ?? null;
    const preview = wrong ? null : await thumbnail(file).catch(() => null);
    const failed = wrong ?? (preview ? null : words('signUp.image.wrongType'));
    setProblem(failed);
    if (failed) tell(render(failed));
    onChange(preview ? { name: file.name, preview } : null);
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {t('signUp.image.label')} <span className={styles.soft}>{t('form.optional')}</span>
      </label>
      <p id={`${id}-hint`} className={styles.soft}>
        {t('signUp.image.hint')}
      </p>
      <input
        id={id}
        type="file"
        name="profile_image"
        accept="image/*"
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-hint${problem ? ` ${id}-error` : ''}`}
        onChange={(event) => void take(event.target.files?.[0])}
      />
      <FieldError id={`${id}-error`} problem={problem} />
      {image && (
        <div className={styles.preview}>
          <img src={image.preview} alt={t('signUp.image.preview', { name: image.name })} width={96} height={96} />
          <Button look="quiet" onPress={() => onChange(null)}>
            {t('signUp.image.remove')}
          </Button>
        </div>
      )}
    </div>
  );
}
