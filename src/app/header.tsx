import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { speechTag } from './speech-tags.ts';
import type { HeaderLook } from '../domain/themes.ts';
import { CONTACT } from '../domain/contact.ts';
import { HeaderSearch } from '../search-bar/header-search.tsx';
import { useSession, useSettings } from '../state/stores.tsx';
import { useRun } from '../state/use-run.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './header.module.css';
import { MainMenu } from './main-menu.tsx';
import { FINISHED_LANGUAGES } from './translations.ts';
import { UserMenu } from './user-menu.tsx';
import { useScrolled } from './use-scrolled.ts';
import { Wordmark } from './wordmark.tsx';

function LanguageList() {
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

function Telephone() {
  const { t } = useTranslation();
  const { shown, href } = CONTACT.landline;
  return (
    <a className={styles.phone} href={href} aria-label={t('header.phone', { phone: shown })}>
      <Icon name="phone" size={18} />
      <span>{shown}</span>
    </a>
  );
}

/** Logo, menu, telephone, language and log-in; on narrow windows the search too, and the menu in a drawer. */
export function Header({ narrow, look, accountDialog }: { narrow: boolean; look: HeaderLook; accountDialog: boolean }) {
  const { t } = useTranslation();
  const language = useSettings((settings) => settings.language);
  const [open, setOpen] = useState(false);
  const member = useSession(({ person }) => person !== null);
  const stays = useScrolled() !== 'top';
  return (
    <div className={stays ? `${styles.place} ${styles.held}` : styles.place}>
      <header className={`${styles.header} ${styles[look]} ${stays ? styles.fixed : ''}`} data-stays={stays || undefined}>
        <div className={styles.row}>
          <div className={styles.logoPlace}>
            <Link href="/" className={styles.logo} aria-label={t('header.logo')}>
              <img src="/favicon.svg" alt="" width={32} height={32} />
              <Wordmark />
            </Link>
          </div>
          {!narrow && <Telephone />}
          {!narrow && <LanguageList />}
          <UserMenu className={styles.login!} inDialog={accountDialog} />
          {narrow && (
            <Button look="quiet" aria-expanded={open} aria-controls="drawer" aria-label={t('header.menu')} onPress={() => setOpen(!open)}>
              <Icon name={open ? 'close' : 'menu'} />
            </Button>
          )}
        </div>
        {narrow ? (
          <div id="drawer" className={open ? `${styles.drawer} ${styles.out}` : styles.drawer} hidden={!open}>
            <nav aria-label={t('header.menu')}>
              <MainMenu member={member} stacked onChoose={() => setOpen(false)} />
            </nav>
            <Telephone />
            <LanguageList />
          </div>
        ) : (
          <nav className={styles.nav} aria-label={t('header.menu')}>
            <MainMenu member={member} />
          </nav>
        )}
        {narrow && <HeaderSearch speechLanguage={speechTag(language)} />}
      </header>
    </div>
  );
}
