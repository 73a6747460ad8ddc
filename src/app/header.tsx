import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { speechTag } from '../assistant/speech-tags.ts';
import { SCREEN_ADDRESSES } from '../domain/addresses.ts';
import { listingAddress } from '../domain/listing-address.ts';
import { HeaderSearch } from '../search-bar/header-search.tsx';
import { runCommand } from '../state/runner.ts';
import { useSettings } from '../state/settings.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './header.module.css';
import { FINISHED_LANGUAGES } from './translations.ts';
import { UserMenu } from './user-menu.tsx';

const MENU: { key: string; address: string }[] = [
  { key: 'buy', address: listingAddress({ filters: { purpose: 'buy' } }) },
  { key: 'rent', address: listingAddress({ filters: { purpose: 'rent' } }) },
  { key: 'commercial', address: listingAddress({ filters: { purpose: 'commercial' } }) },
  { key: 'favourites', address: SCREEN_ADDRESSES.favourites! },
  { key: 'compare', address: SCREEN_ADDRESSES.compare! },
  { key: 'plans', address: SCREEN_ADDRESSES.plans! },
];

function LanguageList() {
  const { t } = useTranslation();
  const language = useSettings((settings) => settings.language);
  return (
    <select
      className={styles.language}
      aria-label={t('header.language')}
      value={language}
      onChange={(event) => void runCommand({ name: 'change-language', args: { language: event.target.value }, source: 'menu' })}
    >
      {Object.entries(FINISHED_LANGUAGES).map(([code, name]) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  );
}

function Menu({ onChoose }: { onChoose?(): void }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.menu}>
      {MENU.map(({ key, address }) => (
        <li key={key}>
          <Link
            href={address}
            onClick={() => {
              if (key === 'plans' && location.pathname === address) dispatchEvent(new CustomEvent('reset-subscription-purpose'));
              onChoose?.();
            }}
          >
            {t(`menu.${key}`)}
          </Link>
        </li>
      ))}
      <li>
        <Button
          look="quiet"
          onPress={() => {
            onChoose?.();
            void runCommand({ name: 'post-property', source: 'typed' });
          }}
        >
          {t('menu.post')}
        </Button>
      </li>
    </ul>
  );
}

/** Logo, menu, language and log-in; on narrow windows the search too, and the menu behind a button. */
export function Header({ narrow }: { narrow: boolean }) {
  const { t } = useTranslation();
  const language = useSettings((settings) => settings.language);
  const [open, setOpen] = useState(false);
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link href="/" className={styles.logo} aria-label={t('header.logo')}>
          <img src="/favicon.svg" alt="" width={32} height={32} />
          <span>Gharvani</span>
        </Link>
        <nav className={styles.nav} aria-label={t('header.menu')}>
          {narrow ? (
            <Button look="quiet" aria-expanded={open} aria-label={t('header.menu')} onPress={() => setOpen(!open)}>
              <Icon name={open ? 'close' : 'menu'} />
            </Button>
          ) : (
            <Menu />
          )}
        </nav>
        {!narrow && <LanguageList />}
        <UserMenu className={styles.login!} />
      </div>
      {narrow && open && (
        <div className={styles.drawer}>
          <Menu onChoose={() => setOpen(false)} />
          <LanguageList />
        </div>
      )}
      {narrow && <HeaderSearch speechLanguage={speechTag(language)} />}
    </header>
  );
}
