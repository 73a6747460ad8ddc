import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { PropertyImage } from '../../domain/property.ts';
import { tell } from '../../ui/tell.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useName } from '../../ui/names.ts';
import { Photo } from '../../ui/photo.tsx';
import styles from './gallery.module.css';

const SIZES = '(min-width: 1100px) 720px, 95vw';

/** The pictures of a home one by one, each with its text; nothing moves by itself. */
export function Gallery({ images, name, thumbnails = false }: { images: readonly PropertyImage[]; name: string; thumbnails?: boolean }) {
  const { t } = useTranslation();
  const nameOf = useName();
  const [place, setPlace] = useState(0);
  const region = useRef<HTMLDivElement>(null);
  const count = images.length;
  const show = (next: number) => {
    const wrapped = (next + count) % count;
    setPlace(wrapped);
    tell(t('gallery.now', { place: wrapped + 1, count, alt: nameOf(images[wrapped]!.alt) }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const forward = getComputedStyle(region.current!).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') show(place + (event.key === forward ? 1 : -1));
  };
  const image = images[place];
  return (
    // The arrow keys are a shortcut for the buttons inside, which have the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={region}
      className={styles.gallery}
      role="group"
      aria-roledescription={t('gallery.role')}
      aria-label={t('gallery.label', { name })}
      onKeyDown={count > 1 ? onKeyDown : undefined}
    >
      <Photo key={image?.imageUrl} image={image} sizes={SIZES} eager of={name} />
      {image?.alt && (
        // An operator's own text, which nobody has translated, stays in its language.
        <p className={styles.caption} lang={nameOf(image.alt) === image.alt ? 'en' : undefined}>
          {nameOf(image.alt)}
        </p>
      )}
      {count > 1 && (
        <div className={styles.row}>
          <Button aria-label={t('gallery.previous')} onPress={() => show(place - 1)}>
            <Icon name="left" />
          </Button>
          <span>{t('gallery.place', { place: place + 1, count })}</span>
          <Button aria-label={t('gallery.next')} onPress={() => show(place + 1)}>
            <Icon name="right" />
          </Button>
        </div>
      )}
      {thumbnails && count > 1 && (
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
    </div>
  );
}
