import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { THEMES } from '../../domain/themes.ts';
import { Page } from '../../ui/page.tsx';
import styles from './themes.module.css';

/** Every presentation of the market, by name. */
export function ThemesScreen() {
  const { t } = useTranslation();
  return (
    <Page title={t('themes.all')} intro={<p>{t('themes.allIntro')}</p>}>
      <ul className={styles.index}>
        {Object.entries(THEMES).map(([name, { palette }]) => (
          <li key={name} data-palette={palette}>
            <Link href={`/theme/${name}`}>{t(`themes.title.${name}`)}</Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
