import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PLACEHOLDER_IMAGE, type PropertyImage } from '../domain/property.ts';
import { useName } from './names.ts';
import styles from './photo.module.css';

const WIDTHS = [320, 640, 800];
const OWN = '/photos/';

const widths = (url: string): string | undefined =>
  url.startsWith(OWN) ? WIDTHS.map((width) => `${url}?w=${width} ${width}w`).join(', ') : undefined;

export interface PhotoProps {
  image: PropertyImage | undefined;
  /** How wide it is shown, as the `sizes` of an image. */
  sizes: string;
  /** Loads at once, because it is in the first viewport. */
  eager?: boolean;
  /** The home's name, for a picture without a text of its own. */
  of: string;
}

/** A picture of a home in a box of fixed proportions, so that nothing moves when it loads. */
export function Photo({ image, sizes, eager = false, of }: PhotoProps) {
  const { t } = useTranslation();
  const nameOf = useName();
  const [broken, setBroken] = useState(false);
  const url = image && !broken ? image.imageUrl : PLACEHOLDER_IMAGE;
  const isPlaceholder = url === PLACEHOLDER_IMAGE;
  const alt = isPlaceholder ? t('photo.none', { name: of }) : (image?.alt && nameOf(image.alt)) || t('photo.plain', { name: of });
  return (
    <figure className={styles.frame}>
      <img
        src={url.startsWith(OWN) ? `${url}?w=640` : url}
        srcSet={widths(url)}
        sizes={sizes}
        alt={alt}
        width={800}
        height={600}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        onError={() => setBroken(true)}
      />
      {image?.illustration && !isPlaceholder && <figcaption className={styles.note}>{t('photo.illustration')}</figcaption>}
    </figure>
  );
}
