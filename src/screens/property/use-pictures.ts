import { useRef, useState, type KeyboardEvent, type TouchEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { PropertyImage } from '../../domain/property.ts';
import { useName } from '../../ui/names.ts';
import { tell } from '../../ui/tell.ts';

export interface GalleryProps {
  images: readonly PropertyImage[];
  /** The home's name. */
  name: string;
}

/** A finger that moves less than this has pressed, not swiped. */
const SWIPE_PX = 40;

/** Which of the pictures is shown, and how the arrow keys and a finger change it; each change is told with its text. */
export function usePictures(images: readonly PropertyImage[], first = 0) {
  const { t } = useTranslation();
  const nameOf = useName();
  const [place, setPlace] = useState(first);
  const touched = useRef<number | null>(null);
  const count = images.length;
  const show = (next: number) => {
    const wrapped = (next + count) % count;
    setPlace(wrapped);
    tell(t('gallery.now', { place: wrapped + 1, count, alt: nameOf(images[wrapped]!.alt) }));
  };
  const isBackwards = (element: Element) => getComputedStyle(element).direction === 'rtl';
  const ways = {
    onKeyDown({ key, currentTarget }: KeyboardEvent) {
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
      show(place + ((key === 'ArrowRight') === isBackwards(currentTarget) ? -1 : 1));
    },
    onTouchStart: ({ touches }: TouchEvent) => (touched.current = touches.length === 1 ? touches[0]!.clientX : null),
    onTouchEnd({ changedTouches, currentTarget }: TouchEvent) {
      const moved = touched.current === null ? 0 : changedTouches[0]!.clientX - touched.current;
      if (Math.abs(moved) >= SWIPE_PX) show(place + (moved < 0 === isBackwards(currentTarget) ? -1 : 1));
    },
  };
  return { place, show, ways: count > 1 ? ways : {} };
}
