import { placeAt } from './home-words.ts';
import type { Amenity, Property } from './property.ts';
import { words, type Words } from './words.ts';

/** What few homes have, the most telling first. */
const RARE: Amenity[] = ['swimming pool', 'clubhouse', 'garden', 'gym', 'gated community', 'servant room', 'power backup', 'pet friendly'];
const MOST = 4;

/** What a home has that most others have not: how to get in, the metro, what is shared. */
export function standsOut(home: Property): Words[] {
  const metro = home.nearbyAmenities.find(({ kind }) => kind === 'metro');
  const amenity = (item: Amenity): Words => words(`value.amenities.${item}`);
  return [
    ...(home.access.includes('step-free entrance') ? [amenity('step-free entrance')] : []),
    ...(metro ? [placeAt(metro)] : []),
    ...RARE.filter((item) => home.amenities.includes(item)).map(amenity),
  ].slice(0, MOST);
}
