import { useMemo, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CityPlace } from '../domain/city-place.ts';
import type { Locality } from '../domain/locality.ts';
import type { MapTiles } from '../domain/map-tiles.ts';
import type { Property } from '../domain/property.ts';
import type { Place } from '../domain/search.ts';
import { Button } from './button.tsx';
import styles from './city-map.module.css';
import { MetroLines, OwnPin, Pins, Spots } from './map-layers.tsx';
import { pinsOf, type Pin } from './map-pins.ts';
import { fitted, placed, tilesOver, worldPoint, type Projection } from './map-projection.ts';
import { areaOf, HEIGHT, MARGIN, MOST_ZOOM, viewOf, WHOLE, WIDTH, type Area, type MapView } from './map-view.ts';
import { useMapZoom } from './use-map-zoom.ts';

const STEP = 80;
const FACTOR = 1.5;

const keyViews = ({ x, y, zoom }: MapView): Record<string, MapView> => ({
  'ArrowLeft': { x: x - STEP / zoom, y, zoom },
  'ArrowRight': { x: x + STEP / zoom, y, zoom },
  'ArrowUp': { x, y: y - STEP / zoom, zoom },
  'ArrowDown': { x, y: y + STEP / zoom, zoom },
  '+': { x, y, zoom: zoom * FACTOR },
  '-': { x, y, zoom: zoom / FACTOR },
});

const keyMoves = (view: MapView, show: (view: MapView) => void) => (event: KeyboardEvent) => {
  const next = keyViews(view)[event.key];
  if (!next) return;
  event.preventDefault();
  show(next);
};

/** The zoom of a web map, where the world is 512 · 2^level pixels wide. */
const levelOf = ({ scale }: Projection, pixel: number): number => Math.log2(scale / pixel / 512);

export interface CityMapProps {
  localities: readonly Locality[];
  /** Metro stations and landmarks, to find one's way. */
  places?: readonly CityPlace[];
  /** Homes with their prices; at first the map shows where they are. */
  homes?: readonly Property[];
  /** How dear localities are, from 0: dearer ones are drawn larger and darker. */
  levels?: ReadonlyMap<string, number>;
  tiles?: MapTiles | undefined;
  /** The chosen locality. */
  chosen?: string | undefined;
  /** The chosen home. */
  chosenHome?: number | undefined;
  /** What the picture shows, and where the same is said in words. */
  label: string;
  onChoose?(locality: string): void;
  onHome?(home: Property): void;
  onArea?: ((area: Area) => void) | undefined;
  /** A pin of the person's own, which goes to the middle of the view; at first that is `from`. */
  pinning?: { at: Place | null; from: Place; onPin(place: Place): void } | undefined;
}

interface ToolsProps extends Pick<CityMapProps, 'onArea' | 'pinning'> {
  view: MapView;
  projection: Projection;
  onShow(view: MapView): void;
}

/** What keys and the wheel do, as buttons. */
function Tools({ view, projection, onShow, onArea, pinning }: ToolsProps) {
  const { t } = useTranslation();
  const { zoom } = view;
  return (
    <div className={styles.tools} role="group" aria-label={t('map.tools')}>
      <Button aria-label={t('map.closer')} off={zoom >= MOST_ZOOM} onPress={() => onShow({ ...view, zoom: zoom * FACTOR })}>
        +
      </Button>
      <Button aria-label={t('map.farther')} off={zoom <= 1} onPress={() => onShow({ ...view, zoom: zoom / FACTOR })}>
        −
      </Button>
      <Button onPress={() => onShow(WHOLE)}>{t('map.whole')}</Button>
      {onArea && <Button onPress={() => onArea(areaOf(view, projection))}>{t('map.area')}</Button>}
      {pinning && (
        <Button look="main" onPress={() => pinning.onPin(areaOf(view, projection).near)}>
          {t('map.pin')}
        </Button>
      )}
    </div>
  );
}

/**
 * A sketch of the city by ourselves: its localities, the metro, landmarks, and homes as price pins. It needs no other server; if
 * `tiles` are given, they lie below. Wheel, pinch, dragging, the arrow keys and the buttons move it; a list says the same.
 */
export function CityMap({
  localities,
  places = [],
  homes = [],
  levels,
  tiles,
  chosen,
  chosenHome,
  label,
  onChoose,
  onHome,
  onArea,
  pinning,
}: CityMapProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const points = localities.map(worldPoint);
  const projection = fitted(points, { width: WIDTH, height: HEIGHT, margin: MARGIN });
  const pins = useMemo(() => pinsOf(homes), [homes]);
  const first = pinning ? [pinning.from] : pins(20);
  const { view, show, pixel } = useMapZoom(frame, viewOf(first.map((pin) => placed(projection, worldPoint(pin)))));
  const { zoom } = view;
  const choose = (pin: Pin) => {
    const { x, y } = placed(projection, worldPoint(pin));
    if (pin.homes.length === 1 || zoom >= MOST_ZOOM) onHome?.(pin.least);
    else show({ x, y, zoom: zoom * 2 });
  };
  const [wide, high] = [WIDTH / zoom, HEIGHT / zoom];
  const [left, top] = [view.x - wide / 2, view.y - high / 2];
  const layer = { projection, pixel };
  const landmarks = places.filter(({ kind }) => kind !== 'metro' && kind !== 'locality');
  return (
    <div className={styles.map}>
      <Tools view={view} projection={projection} onShow={show} onArea={onArea} pinning={pinning} />
      <div ref={frame} className={zoom > 1 ? `${styles.frame} ${styles.movable}` : styles.frame}>
        {/* Reachable by key, because the arrow keys move it. */}
        <svg
          className={styles.picture}
          viewBox={`${left} ${top} ${wide} ${high}`}
          role="img"
          aria-label={label}
          tabIndex={0}
          onKeyDown={keyMoves(view, show)}
        >
          {tiles &&
            tilesOver(projection, { left, top, width: wide, height: high, zoom }, tiles.address).map(({ key, side, ...tile }) => (
              <image key={key} {...tile} width={side} height={side} />
            ))}
          <MetroLines {...layer} places={places} />
          <Spots
            {...layer}
            localities={localities}
            levels={levels}
            landmarks={landmarks}
            chosen={chosen}
            quiet={homes.length > 0}
            onChoose={onChoose}
          />
          <Pins {...layer} pins={pins(levelOf(projection, pixel))} chosen={chosenHome} onChoose={choose} />
          {pinning && <OwnPin {...layer} at={pinning.at} middle={view} />}
        </svg>
      </div>
      <p className={styles.credit}>{tiles?.credit || t('map.sketch')}</p>
    </div>
  );
}
