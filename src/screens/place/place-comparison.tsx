import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { PlaceFacts, Quartiles } from '../../capabilities/questions/contract.ts';
import { placePageQuery } from '../../capabilities/questions/queries.ts';
import { amountWords, rounded, type Measure } from '../../capabilities/questions/price-words.ts';
import { placeAt } from '../../domain/home-words.ts';
import { placeAddress, PLACES_PATH } from '../../domain/place-address.ts';
import { placesMetadata } from '../../domain/place-metadata.ts';
import { useQuery } from '../../state/use-query.ts';
import { Failed } from '../../ui/failed.tsx';
import { useName } from '../../ui/names.ts';
import { Page } from '../../ui/page.tsx';
import { useSite } from '../../ui/site.ts';
import { StateFace, Waiting } from '../../ui/state-face.tsx';
import { useDates } from '../../ui/use-dates.ts';
import { useWords } from '../../ui/words.ts';
import { axisOf, LevelBar } from './level-picture.tsx';
import { SharePlace } from './share-place.tsx';
import styles from './place.module.css';

interface Row {
  label: string;
  measure: Measure;
  levels: (Quartiles | null)[];
}

/** What flats ask in each, as far as one of them has enough of a kind. */
function useRows(both: readonly PlaceFacts[]): Row[] {
  const { t } = useTranslation();
  const sizes = (list: 'sales' | 'rents') =>
    [...new Set(both.flatMap((facts) => facts[list].map(({ bhk }) => bhk)))].toSorted((a, b) => a - b);
  const bySize = (list: 'sales' | 'rents', measure: Measure): Row[] =>
    sizes(list).map((bhk) => ({
      label: t(`locality.row.${list}`, { bhk }),
      measure,
      levels: both.map((facts) => facts[list].find((one) => one.bhk === bhk)?.price ?? null),
    }));
  return [
    { label: t('locality.row.perSqft'), measure: 'perSqft' as const, levels: both.map(({ sale }) => sale.perSqft) },
    ...bySize('sales', 'price'),
    ...bySize('rents', 'rent'),
  ].filter(({ levels }) => levels.some(Boolean));
}

function LevelCell({ level, row }: { level: Quartiles | null; row: Row }) {
  const { t } = useTranslation();
  const say = useWords();
  const amount = (rupees: number) => say(amountWords(row.measure, rounded(rupees)));
  if (!level) return <td>{t('locality.tooFew')}</td>;
  return (
    <td>
      <strong>{amount(level.middle)}</strong>
      <LevelBar level={level} at={axisOf(row.levels.flatMap((one) => one ?? []))} />
      <span className={styles.soft}>{t('locality.range', { lower: amount(level.lower), upper: amount(level.upper) })}</span>
    </td>
  );
}

/** Two places, side by side. */
function Against({ both }: { both: readonly [PlaceFacts, PlaceFacts] }) {
  const { t } = useTranslation();
  const say = useWords();
  const nameOf = useName();
  const rows = useRows(both);
  return (
    <table className={styles.against}>
      <caption className="visually-hidden">
        {t('locality.against', { one: nameOf(both[0].locality), other: nameOf(both[1].locality) })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('locality.what')}</th>
          {both.map(({ locality }) => (
            <th key={locality} scope="col">
              <Link href={placeAddress(locality)}>{nameOf(locality)}</Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            {both.map(({ locality }, i) => (
              <LevelCell key={locality} level={row.levels[i]!} row={row} />
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{t('locality.row.homes')}</th>
          {both.map(({ locality, homes }) => (
            <td key={locality}>{t('locality.counts', { buy: homes.buy, rent: homes.rent + homes.pg })}</td>
          ))}
        </tr>
        {['metro', 'school', 'hospital'].map((kind) => (
          <tr key={kind}>
            <th scope="row">{t(`locality.row.${kind}`)}</th>
            {both.map(({ locality, nearby }) => {
              const found = nearby.find((place) => place.kind === kind);
              return <td key={locality}>{found ? say(placeAt(found)) : t('locality.noneKnown')}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One part of the city against another. */
export function PlaceComparison({ names }: { names: readonly string[] }) {
  const { t } = useTranslation();
  const nameOf = useName();
  const site = useSite();
  const date = useDates();
  const one = useQuery(placePageQuery, { locality: names[0]! });
  const other = useQuery(placePageQuery, { locality: names[1]! });
  const failed = [one, other].find(({ status }) => status === 'failed');
  const both = one.data && other.data ? ([one.data, other.data] as const) : null;
  const title = both ? t('locality.against', { one: nameOf(both[0].locality), other: nameOf(both[1].locality) }) : t('locality.two');
  const description = t('locality.againstSummary');
  const metadata = both && placesMetadata([both[0].locality, both[1].locality], { title, description, site });
  return (
    <Page title={title} metadata={metadata} beside={both && <SharePlace />}>
      {failed?.status === 'failed' && failed.code === 'place-gone' && (
        <StateFace icon="search" title={t('locality.unknown')}>
          <Link href={PLACES_PATH}>{t('locality.city')}</Link>
        </StateFace>
      )}
      {failed?.status === 'failed' && failed.code !== 'place-gone' && (
        <Failed code={failed.code} params={failed.params} onRetry={() => void [one.retry(), other.retry()]} />
      )}
      {!both && !failed && <Waiting label={t('state.loading')} boxes={2} />}
      {both && (
        <>
          <Against both={both} />
          <p className={styles.soft}>{t('locality.asking', { date: date(both[0].date) })}</p>
        </>
      )}
    </Page>
  );
}
