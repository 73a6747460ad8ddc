import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTACT } from '../domain/contact.ts';
import { useSettings } from '../state/stores.tsx';
import { useRun } from '../state/use-run.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './header.module.css';
import { FINISHED_LANGUAGES } from './translations.ts';

export function LanguageList() {
  const { t } = useTranslation();
  const run = useRun();
  const language = useSettings((settings) => settings.language);
  return (
    <select
      className={styles.language}
      aria-label={t('header.language')}
      value={language}
      onChange={(event) => void run('change-language', { language: event.target.value }, 'menu')}
    >
      {Object.entries(FINISHED_LANGUAGES).map(([code, name]) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** The landline; `short` shows its icon alone where a window is very narrow. */
export function Telephone({ short = false }: { short?: boolean }) {
  const { t } = useTranslation();
  const { shown, href } = CONTACT.landline;
  return (
    <a className={short ? `${styles.phone} ${styles.short}` : styles.phone} href={href} aria-label={t('header.phone', { phone: shown })}>
      <Icon name="phone" size={18} />
      <bdi dir="ltr">{shown}</bdi>
    </a>
  );
}

interface MenuToggleProps {
  open: boolean;
  covered?: boolean;
  onToggle(): void;
  ref?: RefObject<HTMLButtonElement | null>;
}

/** Opens the menu of a phone; in the drawer, at the same place, it closes it. Of the two, one is to be seen. */
export function MenuToggle({ open, covered = false, onToggle, ref }: MenuToggleProps) {
  const { t } = useTranslation();
  return (
    <Button
      ref={ref}
      look="quiet"
      className={covered ? styles.covered : ''}
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-label={t('header.menu')}
      onPress={onToggle}
    >
      <Icon name={open ? 'close' : 'menu'} />
    </Button>
  );
}
