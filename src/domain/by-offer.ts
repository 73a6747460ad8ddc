import { isMonthly, type Property } from './property.ts';

type Home = Pick<Property, 'offer' | 'similarity'>;

/**
 * Homes for sale, and those for rent: nobody can compare a price with a rent. One list where all are of one kind, or where they
 * are ordered by how much they look like a photo.
 */
export function byOffer<H extends Home>(homes: readonly H[]): H[][] {
  if (homes.some(({ similarity }) => similarity !== undefined)) return [[...homes]];
  return [homes.filter((home) => !isMonthly(home)), homes.filter(isMonthly)].filter((group) => group.length > 0);
}
