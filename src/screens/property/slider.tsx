import { useTranslation } from 'react-i18next';
import { useName } from '../../ui/names.ts';
import { Photo } from '../../ui/photo.tsx';
import styles from './gallery.module.css';
import { PictureGroup } from './picture-group.tsx';
import { PictureSteps } from './picture-steps.tsx';
import { PictureWords } from './picture-words.tsx';
import { usePictures, type GalleryProps } from './use-pictures.ts';

const SIZES = '(min-width: 1100px) 960px, 95vw';

/** The pictures of a home one by one, with a row of all of them to choose from; nothing moves by itself. */
export function Slider({ images, name, first = 0 }: GalleryProps & { first?: number }) {
  const { t } = useTranslation();
  const nameOf = useName();
  const { place, show, ways } = usePictures(images, first);
  const image = images[place];
  return (
    <PictureGroup name={name} ways={ways}>
      <div className={styles.large}>
        <Photo key={image?.imageUrl} image={image} sizes={SIZES} eager of={name} />
        <PictureSteps place={place} count={images.length} onShow={show} />
      </div>
      {images.length > 1 && (
        <ul className={styles.thumbnails} aria-label={t('gallery.all')}>
          {images.map(({ imageUrl, alt }, at) => (
            <li key={imageUrl}>
              <button
                type="button"
                aria-label={t('gallery.show', { place: at + 1, alt: nameOf(alt) })}
                aria-current={at === place ? 'true' : undefined}
                onClick={() => show(at)}
              >
                <img src={imageUrl.startsWith('/photos/') ? `${imageUrl}?w=320` : imageUrl} alt="" width={120} height={90} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <PictureWords image={image} />
    </PictureGroup>
  );
}
