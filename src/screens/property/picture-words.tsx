import { useTranslation } from 'react-i18next';
import type { PropertyImage } from '../../domain/property.ts';
import { useName } from '../../ui/names.ts';
import styles from './gallery.module.css';

/** What a picture shows, for who wishes to read it. */
export function PictureWords({ image }: { image: PropertyImage | undefined }) {
  const { t } = useTranslation();
  const nameOf = useName();
  if (!image?.alt) return null;
  const text = nameOf(image.alt);
  return (
    <details className={styles.words}>
      <summary>{t('gallery.words')}</summary>
      {/* An operator's own text, which nobody has translated, stays in its language. */}
      <p lang={text === image.alt ? 'en' : undefined}>{text}</p>
    </details>
  );
}
