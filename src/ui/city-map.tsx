import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locality } from '../domain/locality.ts';
import type { MapTiles } from '../domain/map-tiles.ts';
import { Button } from './button.tsx';
import styles from './city-map.module.css';
import { fitted, placed, tilesOver, worldPoint } from './map-projection.ts';

const WIDTH = 1000;
const HEIGHT = 800;
const MARGIN = 60;
const MOST_ZOOM = 8;
const STEP = 80;
/** Height of the names on the whole map. */
const LETTER = 22;

interface View {
  x: number;
  y: number;
  zoom: number;
}

const WHOLE: View = { x: WIDTH / 2, y: HEIGHT / 2, zoom: 1 };

interface Spot {
  locality: Locality;
  x: number;
  y: number;
}

/** The localities whose names fit without overlapping, the chosen and the largest first. */
function namedSpots(spots: Spot[], chosen: string | undefined, zoom: number): Set<string> {
  const size = LETTER / Math.sqrt(zoom);
  const taken: { left: number; right: number; y: number }[] = [];
  const ordered = spots.toSorted(
    (a, b) => Number(b.locality.name === chosen) - Number(a.locality.name === chosen) || b.locality.listings - a.locality.listings,
  );
  return new Set(
    ordered.flatMap(({ locality: { name }, x, y }) => {
      const box = { left: x, right: x + (name.length + 3) * size * 0.6, y };
      const covers = taken.some((other) => box.left < other.right && other.left < box.right && Math.abs(other.y - y) < size * 1.4);
      if (covers) return [];
      taken.push(box);
      return [name];
    }),
  );
}

const clamp = ({ x, y, zoom }: View): View => {
  const kept = Math.max(1, Math.min(MOST_ZOOM, zoom));
  const [halfWide, halfHigh] = [WIDTH / 2 / kept, HEIGHT / 2 / kept];
  return {
    zoom: kept,
    x: Math.max(halfWide, Math.min(WIDTH - halfWide, x)),
    y: Math.max(halfHigh, Math.min(HEIGHT - halfHigh, y)),
  };
};

/**
 * The city's localities as dots, sized by their number of homes. It needs no other server; if `tiles` are given, they lie under
 * the dots. Dragging, the arrow keys and the buttons move it; the list beside it says and does the same.
 */
export function CityMap({
  localities,
  tiles,
  chosen,
  onChoose,
}: {
  localities: readonly Locality[];
  tiles?: MapTiles | undefined;
  chosen: string | undefined;
  onChoose(locality: string): void;
}) {
  const { t } = useTranslation();
  const [view, setView] = useState(WHOLE);
  const from = useRef<{ x: number; y: number } | null>(null);
  if (localities.length === 0) return null;
  const move = (dx: number, dy: number, zoom = view.zoom) => setView(clamp({ x: view.x + dx, y: view.y + dy, zoom }));
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, [number, number, number?]> = {
      'ArrowLeft': [-STEP / view.zoom, 0],
      'ArrowRight': [STEP / view.zoom, 0],
      'ArrowUp': [0, -STEP / view.zoom],
      'ArrowDown': [0, STEP / view.zoom],
      '+': [0, 0, view.zoom * 1.5],
      '-': [0, 0, view.zoom / 1.5],
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    move(...step);
  };
  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    if (!from.current || event.buttons === 0) return;
    const scale = WIDTH / view.zoom / event.currentTarget.clientWidth;
    move((from.current.x - event.clientX) * scale, (from.current.y - event.clientY) * scale);
    from.current = { x: event.clientX, y: event.clientY };
  };
  const wide = WIDTH / view.zoom;
  const high = HEIGHT / view.zoom;
  const [left, top] = [view.x - wide / 2, view.y - high / 2];
  const points = localities.map(worldPoint);
  const projection = fitted(points, { width: WIDTH, height: HEIGHT, margin: MARGIN });
  const spots = localities.map((locality, i) => ({ locality, ...placed(projection, points[i]!) }));
  const named = namedSpots(spots, chosen, view.zoom);
  const most = Math.max(...localities.map(({ listings }) => listings));
  const radius = (listings: number) => (3 + 8 * Math.sqrt(listings / most)) / Math.sqrt(view.zoom);
  return (
    <div className={styles.map}>
      <div className={styles.tools} role="group" aria-label={t('map.tools')}>
        <Button aria-label={t('map.closer')} off={view.zoom >= MOST_ZOOM} onPress={() => move(0, 0, view.zoom * 1.5)}>
          +
        </Button>
        <Button aria-label={t('map.farther')} off={view.zoom <= 1} onPress={() => move(0, 0, view.zoom / 1.5)}>
          −
        </Button>
        <Button onPress={() => setView(WHOLE)}>{t('map.whole')}</Button>
      </div>
      {/* Reachable by key, because the arrow keys move it. */}
      <svg
        className={view.zoom > 1 ? `${styles.picture} ${styles.movable}` : styles.picture}
        viewBox={`${left} ${top} ${wide} ${high}`}
        role="img"
        aria-label={t('map.label', { count: localities.length })}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => (from.current = { x: event.clientX, y: event.clientY })}
        onPointerMove={onPointerMove}
        onPointerUp={() => (from.current = null)}
      >
        {tiles &&
          tilesOver(projection, { left, top, width: wide, height: high, zoom: view.zoom }, tiles.address).map(({ key, side, ...tile }) => (
            <image key={key} {...tile} width={side} height={side} />
          ))}
        {spots.map(({ locality: { name, listings }, x, y }) => (
          <g key={name} className={name === chosen ? styles.chosen : styles.spot} onClick={() => onChoose(name)}>
            <title>{t('map.spot', { name, count: listings })}</title>
            <circle cx={x} cy={y} r={radius(listings)} />
          </g>
        ))}
        {/* Names lie over all dots. */}
        {spots
          .filter(({ locality }) => named.has(locality.name))
          .map(({ locality: { name, listings }, x, y }) => (
            <text
              key={name}
              className={name === chosen ? `${styles.name} ${styles.chosenName}` : styles.name}
              x={x + radius(listings) + 3}
              y={y + 5 / view.zoom}
              fontSize={LETTER / Math.sqrt(view.zoom)}
            >
              {name}
            </text>
          ))}
      </svg>
      {tiles?.credit && <p className={styles.credit}>{tiles.credit}</p>}
    </div>
  );
}
