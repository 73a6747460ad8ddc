import { useTranslation } from 'react-i18next';
import { localitiesQuery, mapTilesQuery } from '../../capabilities/places/queries.ts';
import { cityPlacesQuery } from '../../capabilities/questions/queries.ts';
import type { Property } from '../../domain/property.ts';
import { useQuery } from '../../state/use-query.ts';
import { CityMap } from '../../ui/city-map.tsx';
import { useName } from '../../ui/names.ts';
import { Waiting } from '../../ui/state-face.tsx';

/** Where one home roughly is. */
export function HomeMap({ home }: { home: Property }) {
  const { t } = useTranslation();
  const nameOf = useName();
  const localities = useQuery(localitiesQuery, {}).data;
  const places = useQuery(cityPlacesQuery, {}).data;
  const tiles = useQuery(mapTilesQuery, {}).data ?? undefined;
  if (!localities || !places) return <Waiting label={t('state.loading')} boxes={1} />;
  if (localities.length === 0) return null;
  return (
    <CityMap
      localities={localities}
      places={places}
      homes={[home]}
      tiles={tiles}
      chosen={home.locality}
      chosenHome={home.id}
      label={t('map.homeLabel', { name: nameOf(home.propertyName), locality: nameOf(home.locality) })}
    />
  );
}
