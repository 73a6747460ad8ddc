import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { SCREEN_ADDRESSES } from '../domain/addresses.ts';
import type { SettingsState } from '../state/settings.ts';
import { useSettings, useStores } from '../state/stores.tsx';
import styles from './footer.module.css';

const LINKS: [string, string][] = [
  ['saved', SCREEN_ADDRESSES.favourites],
  ['searches', SCREEN_ADDRESSES.saved_searches],
  ['places', SCREEN_ADDRESSES.place],
  ['agents', SCREEN_ADDRESSES.agents],
  ['calculator', SCREEN_ADDRESSES.emi_calculator],
  ['help', SCREEN_ADDRESSES.help],
  ['contact', SCREEN_ADDRESSES.contact],
  ['terms', SCREEN_ADDRESSES.terms],
  ['privacy', SCREEN_ADDRESSES.privacy],
  ['accessibility', '/accessibility'],
];

const THEMES: SettingsState['theme'][] = ['system', 'light', 'dark'];

/** What the site is, and how it looks. */
export function Footer({ barBelow, dark }: { barBelow: boolean; dark: boolean }) {
  const { t } = useTranslation();
  const { settings } = useStores();
  const theme = useSettings((chosen) => chosen.theme);
  return (
    <footer className={`${styles.footer} ${barBelow ? styles.aboveBar : ''} ${dark ? styles.dark : ''}`}>
      <p>{t('footer.about')}</p>
      <nav aria-label={t('footer.linksLabel')}>
        <ul className={styles.links}>
          {LINKS.map(([key, address]) => (
            <li key={key}>
              <Link href={address}>{t(`footer.links.${key}`)}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <p>{t('footer.illustrations')}</p>
      <label className={styles.theme}>
        {t('footer.theme')}
        <select value={theme} onChange={(event) => settings.set({ theme: event.target.value as SettingsState['theme'] })}>
          {THEMES.map((name) => (
            <option key={name} value={name}>
              {t(`footer.themes.${name}`)}
            </option>
          ))}
        </select>
      </label>
    </footer>
  );
}
