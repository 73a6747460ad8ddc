import { useTranslation } from 'react-i18next';
import { useSettings, type Settings } from '../state/settings.ts';
import styles from './footer.module.css';

const THEMES: Settings['theme'][] = ['system', 'light', 'dark'];

/** What the site is, and how it looks. */
export function Footer({ barBelow }: { barBelow: boolean }) {
  const { t } = useTranslation();
  const theme = useSettings((settings) => settings.theme);
  return (
    <footer className={barBelow ? `${styles.footer} ${styles.aboveBar}` : styles.footer}>
      <p>{t('footer.about')}</p>
      <p>{t('footer.illustrations')}</p>
      <label className={styles.theme}>
        {t('footer.theme')}
        <select value={theme} onChange={(event) => useSettings.setState({ theme: event.target.value as Settings['theme'] })}>
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
