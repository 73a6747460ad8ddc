import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { listingAddress } from '../../domain/listing-address.ts';
import { localitiesQuery, mapTilesQuery } from '../../capabilities/places/queries.ts';
import { searchQuery } from '../../capabilities/search/queries.ts';
import { useListed } from '../../state/use-listed.ts';
import { useQuery } from '../../state/use-query.ts';
import { CityMap } from '../../ui/city-map.tsx';
import { Failed } from '../../ui/failed.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Waiting } from '../../ui/state-face.tsx';
import { ThemeHomes } from './homes.tsx';
import styles from './themes.module.css';

const SHOWN = 3;

/** The city as a map and as a list: choosing a locality in either shows its homes. */
export function MapSearch({ beside }: { beside: boolean }) {
  const { t } = useTranslation();
  const localities = useQuery(localitiesQuery, {}).data ?? [];
  const tiles = useQuery(mapTilesQuery, {}).data ?? undefined;
  const [locality, setLocality] = useState('Gachibowli');
  const request = { filters: { locality } };
  const state = useQuery(searchQuery, request);
  const homes = state.data?.properties.slice(0, SHOWN);
  useListed(state.data?.properties);
  return (
    <div className={beside ? styles.mapBeside : styles.mapAbove}>
      <div className={styles.mapPane}>
        <SelectField
          label={t('map.locality')}
          value={locality}
          options={localities.map(({ name, listings }) => ({ value: name, label: t('map.spot', { name, count: listings }) }))}
          onChange={setLocality}
        />
        {localities.length > 0 && (
          <CityMap
            localities={localities}
            tiles={tiles}
            chosen={locality}
            label={t('map.label', { count: localities.length })}
            onChoose={setLocality}
          />
        )}
      </div>
      <section aria-labelledby="map-homes">
        <h2 id="map-homes">{t('map.homes', { locality })}</h2>
        {state.status === 'loading' && <Waiting label={t('state.searching')} boxes={3} />}
        {state.status === 'failed' && <Failed code={state.code} params={state.params} onRetry={state.retry} />}
        {homes && <ThemeHomes layout={beside ? 'map-beside' : 'cards'} homes={homes} />}
        <Link href={listingAddress(request)}>{t('map.all', { locality })}</Link>
      </section>
    </div>
  );
}
