import { readFileSync } from 'node:fs';
import type { Amenity, PropertyType } from '../../domain/property.ts';
import { pick } from '../../understanding/seeded-random.ts';
import type { Photo } from './photo-pool.ts';

type Random = () => number;

export interface CataloguePhrases {
  buildings: string[];
  blocks: string[];
  colonies: string[];
  villas: string[];
  plots: string[];
  offices: string[];
  hostels: string[];
  firstNames: string[];
  lastNames: string[];
  builders: string[];
  facilities: Record<string, string[]>;
  roads: string[];
}

export const PHRASES = JSON.parse(readFileSync(new URL('phrases.json', import.meta.url), 'utf8')) as CataloguePhrases;

/** A building, colony or layout: what all homes in it share. */
export interface Site {
  name: string;
  road: string;
  /** Its picture from outside, if one is true of it. */
  photo?: Photo;
  /** Other views of the same. */
  views: Photo[];
  storeys: number;
  yearBuilt: number;
  amenities: Amenity[];
  stepFree: boolean;
  reraId: string;
}

export interface SiteWish {
  type: PropertyType;
  hostel: boolean;
  /** How dear it is: 1 is usual for its locality. */
  factor: number;
  year: number;
  /** Pictures of the neighbours: another one is chosen where there is one. */
  taken: readonly string[];
}

const ENDINGS: Record<PropertyType, keyof CataloguePhrases> = {
  'Flat': 'blocks',
  'TownHouse': 'colonies',
  'Villa': 'villas',
  'Office Space': 'offices',
  'Land': 'plots',
};
const OUTSIDE: Record<PropertyType, string> = {
  'Flat': 'apartment',
  'TownHouse': 'house',
  'Villa': 'villa',
  'Office Space': 'officefacade',
  'Land': 'land',
};

const LOW = 4;
const POOL: Amenity = 'swimming pool';

export const chance = (random: Random, share: number): boolean => random() < share;

/** Older and lower buildings are cheaper; towers, pools and clubhouses are dear. */
export function makeSite(wish: SiteWish, photos: Photo[], random: Random): Site {
  const { type, factor, year } = wish;
  const outside = photos.filter((photo) => photo.kind === OUTSIDE[type] && !photo.viewOf && photo.suits.includes(type));
  const fitting = outside.filter((photo) => type !== 'Flat' || (photo.storeys! <= LOW ? factor < 1.2 : factor > 0.8));
  const fresh = fitting.filter(({ file }) => !wish.taken.includes(file));
  const photo = pick(fresh.length > 0 ? fresh : fitting, random);
  const storeys = type === 'Land' ? 0 : (photo.storeys ?? 2);
  const age = Math.round((factor < 0.85 ? 14 : 4) * random() + (storeys <= LOW && type === 'Flat' ? 4 : 0));
  const ending = pick(wish.hostel ? PHRASES.hostels : (PHRASES[ENDINGS[type]] as string[]), random);
  const amenities = siteAmenities(type, factor, storeys, photo, random);
  return {
    name: `${pick(PHRASES.buildings, random)} ${ending}`,
    road: pick(PHRASES.roads, random),
    photo,
    views: photos.filter(({ viewOf }) => viewOf === photo.file),
    storeys,
    yearBuilt: year - age,
    amenities,
    stepFree: type !== 'Land' && chance(random, amenities.includes('lift') ? 0.4 : 0.12),
    reraId: `P024${String(Math.floor(random() * 1e8)).padStart(8, '0')}`,
  };
}

const shows = (photo: Photo, word: string): boolean => photo.features.some((feature) => feature.includes(word));

function siteAmenities(type: PropertyType, factor: number, storeys: number, photo: Photo, random: Random): Amenity[] {
  const maybe = (amenity: Amenity, share: number): Amenity[] => (chance(random, share) ? [amenity] : []);
  const dear = Math.max(0, Math.min(1, (factor - 0.7) / 0.6));
  if (type === 'Land')
    return [
      ...(shows(photo, 'compound wall') ? (['gated community', 'security'] as const) : maybe('gated community', 0.2)),
      ...maybe('vaastu', 0.3),
    ];
  if (type === 'Office Space') return ['lift', 'parking', 'power backup', 'security', ...maybe('gym', 0.15)];
  const pool = shows(photo, POOL) || (type !== 'TownHouse' && storeys !== LOW && chance(random, dear * 0.45));
  const gated = pool || shows(photo, 'gate') || shows(photo, 'compound wall');
  return [
    ...(type !== 'Flat' || shows(photo, 'stilt parking') ? (['parking'] as const) : maybe('parking', 0.5)),
    ...(type === 'Flat' && (storeys >= 5 || (storeys === LOW && chance(random, 0.3))) ? (['lift'] as const) : []),
    ...maybe('power backup', 0.35 + dear * 0.5),
    ...(gated ? maybe('gated community', 0.5 + dear * 0.4) : []),
    ...(pool ? ([POOL, 'clubhouse'] as const) : maybe('clubhouse', dear * 0.2)),
    ...maybe('gym', dear * 0.5),
    ...(shows(photo, 'lawn') || shows(photo, 'palm') ? maybe('garden', 0.8) : maybe('garden', 0.2)),
    ...maybe('security', 0.3 + dear * 0.6),
  ];
}
