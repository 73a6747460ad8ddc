import { useTranslation } from 'react-i18next';
import type { CityPlace } from '../domain/city-place.ts';
import type { Locality } from '../domain/locality.ts';
import { METRO_LINES, stationsOf } from '../domain/metro-lines.ts';
import type { Place } from '../domain/search.ts';
import { formatRupees, spokenAmount } from '../domain/money.ts';
import styles from './city-map.module.css';
import { labelsWithRoom } from './map-labels.ts';
import type { Pin } from './map-pins.ts';
import { placed, worldPoint, type Projection } from './map-projection.ts';
import { useName } from './names.ts';

interface LayerProps {
  projection: Projection;
  /** A pixel of the screen in units of the picture: what is drawn with it is as large at every zoom. */
  pixel: number;
}

/** The lines of the metro, roughly where they are. */
export function MetroLines({ places, projection, pixel }: LayerProps & { places: readonly CityPlace[] }) {
  return METRO_LINES.map((line) => (
    <polyline
      key={line}
      className={styles[line]}
      strokeWidth={3 * pixel}
      points={stationsOf(line, places)
        .map((station) => placed(projection, worldPoint(station)))
        .map(({ x, y }) => `${x},${y}`)
        .join(' ')}
    />
  ));
}

const NAME = 14;

/** The dearer, the larger; a place without a level is the smallest. */
const levelRadius = (level: number | undefined): number => (level === undefined ? 3 : 5 + level * 1.5);

/** A place by how dear it is; hollow where that is not known. */
export function LevelSpot({ x, y, level, pixel }: { x: number; y: number; level: number | undefined; pixel: number }) {
  return <circle className={styles.level} data-level={level} cx={x} cy={y} r={levelRadius(level) * pixel} strokeWidth={1.5 * pixel} />;
}

interface SpotsProps extends LayerProps {
  localities: readonly Locality[];
  levels?: ReadonlyMap<string, number> | undefined;
  landmarks: readonly CityPlace[];
  chosen: string | undefined;
  /** Below pins the localities only help to find one's way. */
  quiet: boolean;
  onChoose?: ((name: string) => void) | undefined;
}

/** Localities as dots, sized by their number of homes, landmarks as diamonds, and as many of their names as there is room for. */
export function Spots({ localities, levels, landmarks, chosen, quiet, onChoose, projection, pixel }: SpotsProps) {
  const { t } = useTranslation();
  const nameOf = useName();
  const most = Math.max(...localities.map(({ listings }) => listings));
  const sized = (listings: number) => (quiet ? 2.5 : 3 + 6 * Math.sqrt(listings / most)) * pixel;
  const radius = ({ name, listings }: Locality) => (levels ? levelRadius(levels.get(name)) * pixel : sized(listings));
  const spots = localities.map((locality) => ({ ...locality, ...placed(projection, worldPoint(locality)) }));
  const marks = landmarks.map((place) => ({ ...place, ...placed(projection, worldPoint(place)) }));
  const ordered = spots.toSorted((a, b) => Number(b.name === chosen) - Number(a.name === chosen) || b.listings - a.listings);
  const labels = labelsWithRoom(
    [
      ...ordered.map((spot) => ({
        name: nameOf(spot.name),
        x: spot.x + radius(spot) + 3 * pixel,
        y: spot.y,
        isChosen: spot.name === chosen,
      })),
      ...marks.map(({ name, x, y }) => ({ name: nameOf(name), x: x + 7 * pixel, y, isChosen: false })),
    ],
    NAME * pixel,
  );
  return (
    <>
      {marks.map(({ name, x, y }) => (
        <rect
          key={name}
          className={styles.landmark}
          x={x - 3 * pixel}
          y={y - 3 * pixel}
          width={6 * pixel}
          height={6 * pixel}
          transform={`rotate(45 ${x} ${y})`}
        />
      ))}
      {spots.map((spot) => {
        const { name, listings, x, y } = spot;
        return (
          <g key={name} className={name === chosen ? styles.chosen : quiet ? styles.quiet : styles.spot} onClick={() => onChoose?.(name)}>
            <title>{t('map.spot', { name, count: listings })}</title>
            {levels ? (
              <LevelSpot x={x} y={y} level={levels.get(name)} pixel={pixel} />
            ) : (
              <circle cx={x} cy={y} r={radius(spot)} strokeWidth={pixel} />
            )}
          </g>
        );
      })}
      {/* Names lie over all dots. */}
      {labels.map(({ name, x, y, isChosen }) => (
        <text
          key={name}
          className={isChosen ? `${styles.name} ${styles.chosenName}` : styles.name}
          x={x}
          y={y + NAME * 0.35 * pixel}
          fontSize={NAME * pixel}
          strokeWidth={3 * pixel}
        >
          {name}
        </text>
      ))}
    </>
  );
}

const PIN_LETTER = 14;
const PIN_HEIGHT = 26;

/** What a pin says: how many homes there are, and the lowest price in as few words as people say it; prices and rents have no lowest. */
function usePinText(): (pin: Pin) => string {
  const { t } = useTranslation();
  return ({ homes, least }) => {
    const isSale = ({ offer }: Pin['least']) => offer === 'buy';
    if (homes.some((home) => isSale(home) !== isSale(least))) return t('listing.heading', { count: homes.length });
    const { amount, unit } = spokenAmount(least.marketValue);
    const price = unit === 'lakh' || unit === 'crore' ? t(`money.${unit}`, { amount, count: amount }) : formatRupees(least.marketValue);
    return homes.length === 1 ? price : t('map.pins', { count: homes.length, price });
  };
}

interface PinsProps extends LayerProps {
  pins: readonly Pin[];
  chosen: number | undefined;
  onChoose(pin: Pin): void;
}

/** Homes with their prices, those close together as one pin. */
export function Pins({ pins, projection, pixel, chosen, onChoose }: PinsProps) {
  const textOf = usePinText();
  return pins.map((pin) => {
    const { x, y } = placed(projection, worldPoint(pin));
    const text = textOf(pin);
    const [width, height] = [(text.length * 0.6 * PIN_LETTER + 16) * pixel, PIN_HEIGHT * pixel];
    const isChosen = pin.homes.some(({ id }) => id === chosen);
    return (
      <g key={pin.homes[0]!.id} className={isChosen ? `${styles.pin} ${styles.chosenPin}` : styles.pin} onClick={() => onChoose(pin)}>
        <rect x={x - width / 2} y={y - height / 2} width={width} height={height} rx={height / 2} strokeWidth={1.5 * pixel} />
        <text x={x} y={y + PIN_LETTER * 0.36 * pixel} fontSize={PIN_LETTER * pixel} textAnchor="middle">
          {text}
        </text>
      </g>
    );
  });
}

/** A pin of the person's own, and the middle of the view, to which it would go. */
export function OwnPin({ at, middle, projection, pixel }: LayerProps & { at: Place | null; middle: { x: number; y: number } }) {
  const spot = at && placed(projection, worldPoint(at));
  const arm = 12 * pixel;
  return (
    <>
      {spot && <circle className={styles.ownPin} cx={spot.x} cy={spot.y} r={9 * pixel} strokeWidth={3 * pixel} />}
      <path
        className={styles.middle}
        d={`M${middle.x - arm} ${middle.y}h${2 * arm}M${middle.x} ${middle.y - arm}v${2 * arm}`}
        strokeWidth={2 * pixel}
      />
    </>
  );
}
