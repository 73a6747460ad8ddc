import { useTranslation } from 'react-i18next';
import { useShare } from '../../state/use-share.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './listing.module.css';

/** Sends the search at hand to somebody. */
export function ShareSearch() {
  const { t } = useTranslation();
  const share = useShare({ what: 'search' });
  return (
    <Button className={styles.tool} {...share}>
      <Icon name="share" size={20} />
      <span>{t('share.press')}</span>
    </Button>
  );
}
