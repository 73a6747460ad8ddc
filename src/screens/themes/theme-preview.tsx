import { useTranslation } from 'react-i18next';
import { groupDigits } from '../../domain/money.ts';
import type { Theme } from '../../domain/themes.ts';
import { localitiesQuery } from '../../capabilities/places/queries.ts';
import { newestQuery } from '../../capabilities/search/queries.ts';
import { useListed } from '../../state/use-listed.ts';
import { useQuery } from '../../state/use-query.ts';
import { Failed } from '../../ui/failed.tsx';
import { Page } from '../../ui/page.tsx';
import { Waiting } from '../../ui/state-face.tsx';
import { ThemeFinder } from './finders.tsx';
import { Hero } from './hero.tsx';
import { ThemeHomes } from './homes.tsx';
import { MapSearch } from './map-search.tsx';
import styles from './themes.module.css';

const SHOWN = 9;

function Figures() {
  const { t } = useTranslation();
  const localities = useQuery(localitiesQuery, {}).data ?? [];
  if (localities.length === 0) return null;
  const homes = localities.reduce((sum, { listings }) => sum + listings, 0);
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('themes.figure.homes')}</dt>
        <dd>{groupDigits(homes)}</dd>
      </div>
      <div>
        <dt>{t('themes.figure.localities')}</dt>
        <dd>{localities.length}</dd>
      </div>
      <div>
        <dt>{t('themes.figure.review')}</dt>
        <dd>{t('themes.figure.hours')}</dd>
      </div>
    </dl>
  );
}

/** One presentation of the market: shared parts, arranged by its data. */
export function ThemePreview({ name, theme }: { name: string; theme: Theme }) {
  const { t } = useTranslation();
  const newest = useQuery(newestQuery, { count: SHOWN });
  const homes = newest.data;
  const hasMap = theme.homes === 'map-beside' || theme.homes === 'map-above';
  useListed(hasMap ? undefined : homes);
  return (
    <Page title={t(`themes.title.${name}`)} intro={<p>{t('themes.intro')}</p>} wide>
      {newest.status === 'loading' && !homes && <Waiting label={t('state.loading')} boxes={3} />}
      {newest.status === 'failed' && <Failed code={newest.code} params={newest.params} onRetry={newest.retry} />}
      {homes && (
        <>
          <Hero kind={theme.hero} homes={homes}>
            <p className={styles.slogan}>{t('themes.slogan')}</p>
            <ThemeFinder kind={theme.finder} />
          </Hero>
          {theme.figures && <Figures />}
          {hasMap ? <MapSearch beside={theme.homes === 'map-beside'} /> : <ThemeHomes layout={theme.homes} homes={homes} />}
        </>
      )}
    </Page>
  );
}
