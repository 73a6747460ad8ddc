import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { calledShort } from '../../domain/home-words.ts';
import { propertyAddress } from '../../domain/addresses.ts';
import { LISTING_PATH } from '../../domain/listing-address.ts';
import type { Property } from '../../domain/property.ts';
import { homesQuery } from '../../capabilities/homes/queries.ts';
import { useCompare } from '../../state/stores.tsx';
import { useControl } from '../../state/use-control.ts';
import { useListed } from '../../state/use-listed.ts';
import { useQuery } from '../../state/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { Failed } from '../../ui/failed.tsx';
import { Page } from '../../ui/page.tsx';
import { Photo } from '../../ui/photo.tsx';
import { Price } from '../../ui/property-card.tsx';
import { StateFace, Waiting } from '../../ui/state-face.tsx';
import { useName } from '../../ui/names.ts';
import styles from './comparison.module.css';

type Row = { key: string; cell(home: Property): ReactNode };

function useRows(homes: readonly Property[]): Row[] {
  const { t } = useTranslation();
  const nameOf = useName();
  const cheapest = Math.min(...homes.map((home) => home.marketValue));
  const largest = Math.max(...homes.map((home) => home.totalSquareFeet ?? 0));
  const unlike = homes.some((home) => home.offer !== homes[0]!.offer);
  const rows: Row[] = [
    {
      key: 'price',
      cell: (home) => (
        <>
          <Price home={home} />
          {!unlike && homes.length > 1 && home.marketValue === cheapest && <span className={styles.best}>{t('comparison.lowest')}</span>}
        </>
      ),
    },
    { key: 'locality', cell: (home) => nameOf(home.locality) },
    { key: 'bhk', cell: (home) => home.beds !== undefined && t('chip.bhk.exact', { count: home.beds }) },
    { key: 'baths', cell: (home) => home.baths },
    {
      key: 'area',
      cell: (home) =>
        home.totalSquareFeet !== undefined && (
          <>
            {t('home.area', { area: home.totalSquareFeet })}{' '}
            {homes.length > 1 && home.totalSquareFeet === largest && <span className={styles.best}>{t('comparison.largest')}</span>}
          </>
        ),
    },
    {
      key: 'perSqft',
      cell: (home) =>
        home.totalSquareFeet !== undefined &&
        home.offer === 'buy' &&
        t('comparison.perSqft', { rupees: Math.round(home.marketValue / home.totalSquareFeet) }),
    },
    {
      key: 'floor',
      cell: (home) =>
        home.floor !== undefined &&
        (home.floor === 0 ? t('details.floor.groundShort') : t('details.floor.short', { floor: home.floor, total: home.totalFloors })),
    },
    { key: 'facing', cell: (home) => home.facing && t(`value.facing.${home.facing}`) },
    { key: 'furnishing', cell: (home) => home.furnishing && t(`value.furnishing.${home.furnishing}`) },
    { key: 'possession', cell: (home) => home.possession && t(`value.possession.${home.possession}`) },
    { key: 'amenities', cell: (home) => home.amenities.map((item) => t(`value.amenities.${item}`)).join(', ') },
    { key: 'access', cell: (home) => home.access.map((item) => t(`value.access.${item}`)).join(', ') },
  ];
  return rows;
}

function Table({ homes }: { homes: readonly Property[] }) {
  const { t } = useTranslation();
  const nameOf = useName();
  const rows = useRows(homes);
  const control = useControl();
  return (
    // A table wider than the window must scroll by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroller} role="region" aria-label={t('comparison.table')} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('comparison.caption', { count: homes.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('comparison.what')}</th>
            {homes.map((home) => (
              <th key={home.id} scope="col" aria-label={calledShort(home)}>
                <Photo image={home.propertyImages[0]} sizes="240px" of={nameOf(home.propertyName)} />
                <Link href={propertyAddress(home.id)}>{nameOf(home.propertyName)}</Link>
                <Button
                  aria-label={t('comparison.remove', { name: nameOf(home.propertyName) })}
                  {...control('remove-from-compare', { id: home.id })}
                >
                  {t('comparison.removeShort')}
                </Button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cell }) => (
            <tr key={key}>
              <th scope="row">{t(`property.fact.${key}`)}</th>
              {homes.map((home) => (
                <td key={home.id}>{cell(home) || t('comparison.unsaid')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The homes being compared, in a table. */
export function ComparisonScreen() {
  const { t } = useTranslation();
  const ids = useCompare((compare) => compare.ids);
  const state = useQuery(homesQuery, ids);
  const homes = state.data;
  useListed(homes);
  return (
    <Page title={t('comparison.title')} wide>
      {state.status === 'loading' && !homes && <Waiting label={t('state.loading')} boxes={2} />}
      {state.status === 'failed' && <Failed code={state.code} params={state.params} onRetry={state.retry} />}
      {homes?.length === 0 && (
        <StateFace icon="compare" title={t('comparison.empty')}>
          <p>{t('comparison.how')}</p>
          <Link href={LISTING_PATH}>{t('action.browse')}</Link>
        </StateFace>
      )}
      {homes && homes.length > 0 && <Table homes={homes} />}
    </Page>
  );
}
