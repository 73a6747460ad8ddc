import { asArray, type Filters } from '../../domain/filters.ts';
import type { Property } from '../../domain/property.ts';

const ANY = '*';
const keyOf = (offer: string, type: string, locality: string): string => `${offer}:${type}:${locality}`;

const orAny = <T extends string>(values: readonly T[]): string[] => (values.length > 0 ? [...values] : [ANY]);

/** A search without a purpose looks for homes to buy and to rent; a commercial one for offices. */
function offersOf({ purpose }: Filters): string[] {
  return purpose === undefined || purpose === 'commercial' ? ['buy', 'rent'] : [purpose];
}

/** Where a search is found by the homes that may fit: each offer, type and locality that it looks for. */
export function keysOfSearch(filters: Filters): string[] {
  const types = filters.purpose === 'commercial' ? ['Office Space'] : orAny(asArray(filters.type));
  const localities = orAny(asArray(filters.locality));
  return offersOf(filters).flatMap((offer) => types.flatMap((type) => localities.map((locality) => keyOf(offer, type, locality))));
}

/** Where a home looks for searches. */
export const keysOfHome = ({ offer, typeName, locality }: Pick<Property, 'offer' | 'typeName' | 'locality'>): string[] =>
  [typeName, ANY].flatMap((type) => [locality, ANY].map((place) => keyOf(offer, type, place)));
