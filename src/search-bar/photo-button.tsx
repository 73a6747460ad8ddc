import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhotoSearch } from '../state/photo-search.ts';
import { runCommand } from '../state/runner.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './search-bar.module.css';

/** Search by photo; says that it is unavailable while it is. */
export function PhotoButton() {
  const { t } = useTranslation();
  const id = useId();
  const available = usePhotoSearch((state) => state.available);
  const off = available !== 'yes';
  return (
    <span className={styles.photo}>
      <Button
        look="quiet"
        off={off}
        aria-label={t('searchBar.byPhoto')}
        title={t('searchBar.byPhoto')}
        aria-describedby={available === 'no' ? id : undefined}
        onPress={() => void runCommand({ name: 'visual-search', source: 'menu' })}
      >
        <Icon name="camera" />
      </Button>
      {available === 'no' && (
        <span id={id} className={styles.unavailable}>
          {t('searchBar.unavailable')}
        </span>
      )}
    </span>
  );
}
