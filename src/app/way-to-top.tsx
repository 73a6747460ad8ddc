import { useTranslation } from 'react-i18next';
import { useRun } from '../state/use-run.ts';
import { Icon } from '../ui/icon.tsx';
import { useScrolled } from './use-scrolled.ts';
import styles from './way-to-top.module.css';

/** A button that scrolls to the top, once that is far away. */
export function WayToTop() {
  const { t } = useTranslation();
  const run = useRun();
  if (useScrolled() !== 'far') return null;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t('shell.toTop')}
      onClick={() => void run('scroll', { value: 'top' }, 'control')}
    >
      <Icon name="up" />
    </button>
  );
}
