import type { SearchQuery } from '../../src/domain/search.ts';
import { readLocalities } from '../../src/understanding/node/read-intents.ts';
import { pick, seededRandom } from '../../src/understanding/seeded-random.ts';

export const localities = readLocalities();
export const random = seededRandom(3);

export const place = () => pick(localities, random).name;
const bhk = () => pick([1, 2, 3], random);

export const WORDS = ['pooja shelf balcony', 'marble floor chandelier', 'temple street', 'solar'];

/** What people search for, by kind; places, sizes and budgets by chance, the same in every run. */
export const WISHES: Record<string, () => SearchQuery> = {
  'text to filters': () => ({ text: `${bhk()} bhk flats in ${place()} under ${pick([40, 60, 80, 120], random)} lakhs` }),
  'text with words': () => ({ text: `${pick(['pooja shelf', 'granite counter', 'lake road', 'corner sofa'], random)} in ${place()}` }),
  'words alone': () => ({ text: pick(WORDS, random) }),
  'filters': () => ({ filters: { type: 'Flat', purpose: pick(['buy', 'rent'] as const, random), bhk: bhk(), locality: place() } }),
  'filters, whole city, by price': () => ({
    filters: { purpose: 'buy', bhk: bhk(), price_max: pick([5e6, 8e6, 1.2e7], random), amenities: ['lift'] },
    sort_by: 'price',
  }),
  'everything, newest': () => ({ sort_by: 'date', page: 1 + Math.floor(random() * 20) }),
  'near a place': () => ({ near: { latitude: 17.44, longitude: 78.35 + random() / 10 }, filters: { purpose: 'rent' } }),
};
