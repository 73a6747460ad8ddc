import { useTranslation } from 'react-i18next';
import { useRun } from '../state/use-run.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useScrolled } from './use-scrolled.ts';
import styles from './way-to-top.module.css';

/** Scrolls to the top, once that is far away; in the header, which is fixed by then, so that it covers nothing. */
export function WayToTop() {
  const { t } = useTranslation();
  const run = useRun();
  if (useScrolled() !== 'far') return null;
  const name = t('shell.toTop');
  return (
    <Button className={styles.button} aria-label={name} title={name} onPress={() => void run('scroll', { value: 'top' }, 'control')}>
      <Icon name="up" />
    </Button>
  );
}
