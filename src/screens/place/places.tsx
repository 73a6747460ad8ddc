import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { cityLevelsQuery } from '../../capabilities/questions/queries.ts';
import { amountWords, rounded } from '../../capabilities/questions/price-words.ts';
import { placeAddress } from '../../domain/place-address.ts';
import { useQuery } from '../../state/use-query.ts';
import { Failed } from '../../ui/failed.tsx';
import { useName } from '../../ui/names.ts';
import { Page } from '../../ui/page.tsx';
import { Waiting } from '../../ui/state-face.tsx';
import { useDates } from '../../ui/use-dates.ts';
import { useTakenOver } from '../../ui/use-taken-over.ts';
import { useWords } from '../../ui/words.ts';
import styles from './place.module.css';

const LevelMap = lazy(() => import('./level-map.tsx').then((module) => ({ default: module.LevelMap })));

/** Every part of the city with what flats ask there, on a map and in a table. */
export function PlacesScreen() {
  const { t } = useTranslation();
  const nameOf = useName();
  const say = useWords();
  const date = useDates();
  const takenOver = useTakenOver();
  const { data: city, ...state } = useQuery(cityLevelsQuery, {});
  const amount = (measure: 'perSqft' | 'rentPerSqft', rupees: number | null) =>
    rupees === null ? t('locality.tooFewShort') : say(amountWords(measure, rounded(rupees)));
  return (
    <Page title={t('locality.places')} intro={<p>{t('locality.placesIntro')}</p>}>
      {!city && state.status === 'loading' && <Waiting label={t('state.loading')} boxes={2} />}
      {!city && state.status === 'failed' && <Failed code={state.code} params={state.params} onRetry={state.retry} />}
      <div className={styles.map}>
        {takenOver && (
          <Suspense>
            <LevelMap />
          </Suspense>
        )}
      </div>
      {city && (
        <>
          <table className={styles.city}>
            <caption className="visually-hidden">{t('locality.cityTable')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('locality.one')}</th>
                <th scope="col">{t('locality.map.buy')}</th>
                <th scope="col">{t('locality.map.rent')}</th>
              </tr>
            </thead>
            <tbody>
              {city.localities.map(({ name, sale, rent }) => (
                <tr key={name}>
                  <th scope="row">
                    <Link href={placeAddress(name)}>{nameOf(name)}</Link>
                  </th>
                  <td>{amount('perSqft', sale)}</td>
                  <td>{amount('rentPerSqft', rent)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.soft}>{t('locality.asking', { date: date(city.date) })}</p>
        </>
      )}
    </Page>
  );
}
