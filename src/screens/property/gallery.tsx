import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useName } from '../../ui/names.ts';
import { Photo } from '../../ui/photo.tsx';
import styles from './gallery.module.css';
import { PictureGroup } from './picture-group.tsx';
import { PictureSteps } from './picture-steps.tsx';
import { PictureWords } from './picture-words.tsx';
import { usePictures, type GalleryProps } from './use-pictures.ts';

const Viewer = lazy(() => import('./viewer.tsx').then((module) => ({ default: module.Viewer })));

const SIZES = '(min-width: 1100px) 720px, 95vw';
/** Beside the large picture there is room for so many. */
const TILES = 4;

const small = (url: string): string => (url.startsWith('/photos/') ? `${url}?w=320` : url);

/** The pictures of a home: one large, in wide windows the next ones beside it, and all of them in the whole window. */
export function Gallery({ images, name }: GalleryProps) {
  const { t } = useTranslation();
  const nameOf = useName();
  const { place, show, ways } = usePictures(images);
  const [large, setLarge] = useState<number | null>(null);
  const image = images[place];
  const tiles = images.slice(1, 1 + TILES);
  return (
    <>
      <PictureGroup name={name} ways={ways}>
        <div className={tiles.length > 0 ? styles.mosaic : styles.single}>
          <div className={styles.large}>
            <Photo key={image?.imageUrl} image={image} sizes={SIZES} eager of={name} />
            <PictureSteps place={place} count={images.length} onShow={show} />
          </div>
          {tiles.length > 0 && (
            <ul className={styles.tiles} data-count={tiles.length}>
              {tiles.map(({ imageUrl, alt }, at) => (
                <li key={imageUrl}>
                  <button
                    type="button"
                    aria-haspopup="dialog"
                    aria-label={t('gallery.show', { place: at + 2, alt: nameOf(alt) })}
                    onClick={() => setLarge(at + 1)}
                  >
                    <img src={small(imageUrl)} alt="" width={320} height={240} loading="lazy" />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={styles.under}>
          {images.length > 0 && (
            <Button aria-haspopup="dialog" onPress={() => setLarge(place)}>
              <Icon name="photo" size={20} />
              {t('gallery.allOf', { count: images.length })}
            </Button>
          )}
          <PictureWords image={image} />
        </div>
      </PictureGroup>
      {large !== null && (
        <Suspense>
          <Viewer images={images} name={name} first={large} onClose={() => setLarge(null)} />
        </Suspense>
      )}
    </>
  );
}
