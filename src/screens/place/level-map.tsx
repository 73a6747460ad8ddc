import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { mapTilesQuery } from '../../capabilities/places/queries.ts';
import { cityLevelsQuery, cityPlacesQuery } from '../../capabilities/questions/queries.ts';
import { amountWords, measureOf, rounded } from '../../capabilities/questions/price-words.ts';
import { placeAddress } from '../../domain/place-address.ts';
import { useQuery } from '../../state/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { CityMap } from '../../ui/city-map.tsx';
import { LevelSpot } from '../../ui/map-layers.tsx';
import { Waiting } from '../../ui/state-face.tsx';
import { useWords } from '../../ui/words.ts';
import { levelsOf } from './levels-of.ts';
import styles from './place.module.css';

const SIDE = 24;

/** The levels of the whole city on a map: the dearer, the larger and darker its dot. The table of all places says the same. */
export function LevelMap({ chosen }: { chosen?: string }) {
  const { t } = useTranslation();
  const say = useWords();
  const [, navigate] = useLocation();
  const [offer, setOffer] = useState<'buy' | 'rent'>('buy');
  const city = useQuery(cityLevelsQuery, {}).data;
  const places = useQuery(cityPlacesQuery, {}).data;
  const tiles = useQuery(mapTilesQuery, {}).data ?? undefined;
  if (!city || !places) return <Waiting label={t('state.loading')} boxes={1} />;
  if (city.localities.length === 0) return null;
  const { steps, levels } = levelsOf(city.localities.map(({ name, sale, rent }) => ({ name, amount: offer === 'buy' ? sale : rent })));
  const amount = (rupees: number) => say(amountWords(measureOf(offer, true), rounded(rupees)));
  return (
    <>
      <div className={styles.choice} role="group" aria-label={t('locality.map.what')}>
        {(['buy', 'rent'] as const).map((one) => (
          <Button key={one} aria-pressed={one === offer} onPress={() => setOffer(one)}>
            {t(`locality.map.${one}`)}
          </Button>
        ))}
      </div>
      <CityMap
        key={offer}
        localities={city.localities}
        places={places}
        levels={levels}
        tiles={tiles}
        chosen={chosen}
        label={t('locality.map.label')}
        onChoose={(name) => navigate(placeAddress(name))}
      />
      <ol className={styles.legend} aria-label={t('locality.map.legend')}>
        {steps.map(({ from, to }, level) => (
          <li key={from}>
            <svg width={SIDE} height={SIDE} viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
              <LevelSpot x={SIDE / 2} y={SIDE / 2} level={level} pixel={1} />
            </svg>
            {t('locality.range', { lower: amount(from), upper: amount(to) })}
          </li>
        ))}
      </ol>
    </>
  );
}
