import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './gallery.module.css';
import { Slider } from './slider.tsx';
import type { GalleryProps } from './use-pictures.ts';

/** All pictures of a home in the whole window. */
export function Viewer({ images, name, first, onClose }: GalleryProps & { first: number; onClose(): void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('gallery.label', { name })} open full onClose={onClose}>
      <div className={styles.viewer}>
        <Slider images={images} name={name} first={first} />
      </div>
    </Dialog>
  );
}
