import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './gallery.module.css';

/** To the picture before and after; which of them it is stands between. */
export function PictureSteps({ place, count, onShow }: { place: number; count: number; onShow(place: number): void }) {
  const { t } = useTranslation();
  if (count < 2) return null;
  return (
    <div className={styles.steps}>
      <Button aria-label={t('gallery.previous')} onPress={() => onShow(place - 1)}>
        <Icon name="left" />
      </Button>
      <span>{t('gallery.place', { place: place + 1, count })}</span>
      <Button aria-label={t('gallery.next')} onPress={() => onShow(place + 1)}>
        <Icon name="right" />
      </Button>
    </div>
  );
}
