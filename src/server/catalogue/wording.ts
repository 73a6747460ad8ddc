import { writeTitle } from '../../domain/home-title.ts';
import type { Amenity, NearbyPlace, RoomFact } from '../../domain/property.ts';
import { pick } from '../../understanding/seeded-random.ts';
import type { ListingRow } from './listing.ts';
import type { Photo } from './photo-pool.ts';
import type { Site } from './site.ts';
import { CITY } from '../../domain/market.ts';

const TYPE_WORDS = {
  'Flat': 'flat',
  'TownHouse': 'independent house',
  'Villa': 'villa',
  'Office Space': 'office space',
  'Land': 'plot',
} as const;
const UNIT_WORDS = { 'Flat': 'flat', 'TownHouse': 'house', 'Villa': 'villa', 'Office Space': 'unit', 'Land': 'plot' } as const;

const KINDS = { 'Flat': 'flat', 'TownHouse': 'house', 'Villa': 'villa', 'Office Space': 'office', 'Land': 'plot' } as const;

const SQFT_PER_SQYD = 9;

const number = (value: number): string => value.toLocaleString('en-IN');

const ORDINAL = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIX: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinal = (value: number): string => `${value}${SUFFIX[ORDINAL.select(value)]}`;

type Named = Pick<ListingRow, 'type' | 'offer' | 'bhk' | 'area' | 'locality'>;

/** A name that no other listing has: what it is, where, and which. */
export function nameOf(home: Named, site: Site, unit: string): string {
  const size = home.type === 'Land' ? number(Math.round(home.area / SQFT_PER_SQYD)) : String(home.bhk);
  return writeTitle({ kind: home.offer === 'pg' ? 'pg' : KINDS[home.type], size, locality: home.locality, which: `${site.name} ${unit}` });
}

export const addressOf = (home: Named & { pincode: string }, site: Site, unit: string): string =>
  `${capital(UNIT_WORDS[home.type])} ${unit}, ${site.name}, ${site.road}, ${home.locality}, ${CITY.name} ${home.pincode}`;

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

function placeInBuilding(home: Pick<ListingRow, 'type' | 'floor' | 'total_floors'>): string {
  if (home.type === 'Land') return '';
  if (home.floor === undefined) return ` on ${home.total_floors} floors`;
  return home.floor === 0
    ? ` on the ground floor of ${home.total_floors}`
    : ` on the ${ordinal(home.floor)} of ${home.total_floors} floors`;
}

/** Amenities that are no thing one has. */
const OWN_SENTENCE: Partial<Record<Amenity, string>> = {
  'pet friendly': 'Pets are welcome.',
  'vaastu': 'Planned after vaastu.',
  'gated community': 'It stands in a gated community.',
  'step-free entrance': 'There is no step between the gate and the door.',
};

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** What is nearest, in a sentence of its own; a place of the city is only roughly known. */
export function nearestIn([nearest]: readonly NearbyPlace[]): string {
  if (!nearest) return '';
  const { name, kind, distanceKm, illustration } = nearest;
  return `${kind === 'metro' ? `${name} metro station` : capital(name)} is ${illustration ? '' : 'about '}${distanceKm} km away.`;
}

/** Two to five plain sentences that say what the fields say. */
export function describe(home: Omit<ListingRow, 'description'>, site: Site): string {
  const what =
    home.offer === 'pg' ? 'PG room' : `${home.bhk && home.type !== 'Office Space' ? `${home.bhk} BHK ` : ''}${TYPE_WORDS[home.type]}`;
  const size =
    home.type === 'Land'
      ? `${number(home.area)} square feet (${number(Math.round(home.area / SQFT_PER_SQYD))} square yards)`
      : `${number(home.area)} square feet, of which ${number(home.carpet_area!)} are carpet area`;
  const things = home.amenities.filter((amenity) => amenity !== 'balcony' && OWN_SENTENCE[amenity] === undefined);
  const sentences = [
    `${capital(what)}${placeInBuilding(home)} in ${site.name}, ${home.locality}. ${capital(home.facing)}-facing, ${size}.`,
    home.furnishing
      ? `${home.type === 'Office Space' ? 'The office' : 'The home'} is ${home.furnishing}${home.baths ? `, with ${home.baths} bathroom${home.baths > 1 ? 's' : ''}${home.balconies ? ` and ${home.balconies} balcon${home.balconies > 1 ? 'ies' : 'y'}` : ''}` : ''}.`
      : '',
    home.possession === 'under_construction' ? `Still being built; possession is planned for ${home.possession_date!.slice(0, 7)}.` : '',
    things.length > 0 ? `It has ${listed(things)}.` : '',
    ...home.amenities.flatMap((amenity) => OWN_SENTENCE[amenity] ?? []),
    nearestIn(home.nearby),
  ];
  return sentences.filter(Boolean).join(' ');
}

const FEET: Record<string, [number, number]> = {
  hall: [13, 11],
  kitchen: [9, 8],
  bedroom: [11, 10],
  bathroom: [7, 5],
  balcony: [9, 4],
  cabin: [10, 9],
  floor: [40, 28],
};

function sized(room: keyof typeof FEET, area: number, usual: number): string {
  const scale = Math.sqrt(Math.max(0.6, Math.min(1.8, area / usual)));
  const [long, wide] = FEET[room]!;
  return `about ${Math.round(long * scale)} by ${Math.round(wide * scale)} feet`;
}

const LIGHT = [
  'a window to the east',
  'a window to the north',
  'windows on two sides',
  'a window to the street',
  'a window to the garden side',
];

/** Each room in words, for those who cannot see the pictures: its size, its light, and what its picture shows. */
export function roomsOf(
  home: { type: ListingRow['type']; offer: ListingRow['offer']; area: number; bhk?: number; baths?: number; balconies?: number },
  pictures: Photo[],
  random: () => number,
): RoomFact[] {
  if (home.type === 'Land')
    return [
      {
        room: 'plot',
        text: `${capital(pick(['level ground', 'gentle slope to the road', 'corner plot with roads on two sides', 'rectangular plot with one road'], random))}, ${number(home.area)} square feet.`,
      },
    ];
  const usual = 540 * (home.bhk ?? 2);
  const seen = (kind: string, n = 0, bare = '') => {
    const photo = pictures.filter((item) => item.kind === kind || item.kind === bare)[n];
    return photo ? ` Pictured: ${photo.alt}` : '';
  };
  if (home.type === 'Office Space')
    return [
      {
        room: 'work floor',
        text: `Open floor, ${sized('floor', home.area, 1600)}, with ${pick(LIGHT, random)}.${seen('office', 0, 'bareoffice')}`,
      },
      { room: 'washrooms', text: `${home.baths} washrooms.` },
    ];
  const facts: RoomFact[] = [];
  if (home.offer !== 'pg')
    facts.push({
      room: 'hall',
      text: `Living and dining hall, ${sized('hall', home.area, usual)}, with ${pick(LIGHT, random)}.${seen('living', 0, 'hall')}`,
    });
  facts.push({
    room: 'kitchen',
    text: `${home.offer === 'pg' ? 'Shared kitchen' : 'Kitchen'}, ${sized('kitchen', home.area, usual)}, with a window.${seen('kitchen')}`,
  });
  const bedrooms = Math.floor(home.bhk ?? 1);
  for (let n = 0; n < bedrooms; n++) {
    const attached = n < (home.baths ?? 1) - 1 || bedrooms === 1;
    facts.push({
      room: `bedroom ${n + 1}`,
      text: `${sized('bedroom', home.area, usual).replace('about', 'About')}, with ${pick(LIGHT, random)}${attached ? ' and its own bathroom' : ''}.${seen('bedroom', n, 'emptyroom')}`,
    });
  }
  if ((home.bhk ?? 1) % 1 > 0)
    facts.push({ room: 'study', text: `A half room of ${sized('bathroom', home.area * 2, usual)}, for a desk or a child's bed.` });
  facts.push({
    room: 'bathrooms',
    text: `${home.baths} bathroom${home.baths! > 1 ? 's' : ''}, the first ${sized('bathroom', home.area, usual)}.${seen('bathroom')}`,
  });
  if (home.balconies) facts.push({ room: 'balcony', text: `${capital(sized('balcony', home.area, usual))}.${seen('balcony')}` });
  return facts;
}
