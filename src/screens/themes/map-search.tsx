import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { listingAddress } from '../../domain/listing-address.ts';
import { useLocalities } from '../../state/facets.ts';
import { runCommand } from '../../state/runner.ts';
import { useShown } from '../../state/showcase.ts';
import { showListed } from '../../state/stage.ts';
import { useCommand } from '../../state/use-command.ts';
import { CityMap } from '../../ui/city-map.tsx';
import { Failed } from '../../ui/failed.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Waiting } from '../../ui/state-face.tsx';
import { ThemeHomes } from './homes.tsx';
import styles from './themes.module.css';

/** The city as a map and as a list: choosing a locality in either shows its homes. */
export function MapSearch({ beside }: { beside: boolean }) {
  const { t } = useTranslation();
  const localities = useLocalities();
  const tiles = useShown((shown) => shown.mapTiles);
  const [locality, setLocality] = useState('Gachibowli');
  const wish = { filters: { locality } };
  const state = useCommand({ name: 'find-homes', args: wish }, `map ${locality}`);
  const homes = state.status === 'done' ? state.homes : undefined;
  useEffect(() => {
    void runCommand({ name: 'find-map-tiles', source: 'menu' });
  }, []);
  useEffect(() => {
    if (homes) showListed(homes);
  }, [homes]);
  return (
    <div className={beside ? styles.mapBeside : styles.mapAbove}>
      <div className={styles.mapPane}>
        <SelectField
          label={t('map.locality')}
          value={locality}
          options={localities.map(({ name, listings }) => ({ value: name, label: t('map.spot', { name, count: listings }) }))}
          onChange={setLocality}
        />
        <CityMap localities={localities} tiles={tiles} chosen={locality} onChoose={setLocality} />
      </div>
      <section aria-labelledby="map-homes">
        <h2 id="map-homes">{t('map.homes', { locality })}</h2>
        {state.status === 'loading' && <Waiting label={t('state.searching')} boxes={3} />}
        {state.status === 'failed' && <Failed code={state.code} params={state.params} onRetry={state.retry} />}
        {homes && <ThemeHomes layout={beside ? 'map-beside' : 'cards'} homes={homes} />}
        <Link href={listingAddress(wish)}>{t('map.all', { locality })}</Link>
      </section>
    </div>
  );
}
