import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { cityPlacesQuery } from '../../capabilities/questions/queries.ts';
import { localitiesQuery, mapTilesQuery } from '../../capabilities/places/queries.ts';
import { mappedHomesQuery } from '../../capabilities/search/queries.ts';
import { propertyAddress } from '../../domain/addresses.ts';
import { withoutFamily } from '../../domain/filters.ts';
import { homeFigures } from '../../domain/home-words.ts';
import { listingAddress } from '../../domain/listing-address.ts';
import type { Property } from '../../domain/property.ts';
import type { SearchQuery } from '../../domain/search.ts';
import { useQuery } from '../../state/use-query.ts';
import { CityMap } from '../../ui/city-map.tsx';
import type { Area } from '../../ui/map-view.ts';
import { useName } from '../../ui/names.ts';
import { Waiting } from '../../ui/state-face.tsx';
import { tell } from '../../ui/tell.ts';
import { useWords } from '../../ui/words.ts';
import styles from './listing.module.css';

/** The same search around a point instead of in localities. */
const inArea = (request: SearchQuery, { near, within }: Area): SearchQuery => {
  const filters = withoutFamily(withoutFamily(request.filters ?? {}, 'locality'), 'near');
  return {
    ...request,
    filters: { ...filters, within_km: within },
    without: [...new Set([...(request.without ?? []), 'locality' as const])],
    near,
    page: 1,
  };
};

function ChosenHome({ home }: { home: Property }) {
  const nameOf = useName();
  const say = useWords();
  return (
    <p className={styles.chosenHome}>
      <strong>{say(homeFigures(home))}</strong> <Link href={propertyAddress(home.id)}>{nameOf(home.propertyName)}</Link>
    </p>
  );
}

/** The homes of a search on a map of the city; the list below it says the same. */
export function ResultsMap({ request }: { request: SearchQuery }) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const localities = useQuery(localitiesQuery, {}).data;
  const places = useQuery(cityPlacesQuery, {}).data;
  const tiles = useQuery(mapTilesQuery, {}).data ?? undefined;
  const found = useQuery(mappedHomesQuery, request).data;
  const nameOf = useName();
  const say = useWords();
  const [chosen, setChosen] = useState<Property | null>(null);
  if (!localities || !places || !found) return <Waiting label={t('state.loading')} boxes={1} />;
  if (localities.length === 0) return null;
  const homes = found.properties;
  const choose = (home: Property) => {
    setChosen(home);
    tell(`${nameOf(home.propertyName)}: ${say(homeFigures(home))}`);
  };
  return (
    <section aria-label={t('map.results')} className={styles.map}>
      <CityMap
        key={JSON.stringify(request)}
        localities={localities}
        places={places}
        homes={homes}
        tiles={tiles}
        chosenHome={chosen?.id}
        label={t('map.homesLabel', { count: homes.length, total: found.total })}
        onHome={choose}
        onArea={(area) => navigate(listingAddress(inArea(request, area), { map: true }))}
      />
      {chosen && <ChosenHome home={chosen} />}
    </section>
  );
}
