import type { Property } from '../../domain/property.ts';
import { words, type Words } from '../../domain/words.ts';

/** Whether a wheelchair gets to the home, as far as the listing says. */
export type Access = 'yes' | 'no' | 'unsaid';

const has = (home: Property, feature: Property['access'][number]): boolean =>
  home.access.includes(feature) || home.amenities.some((amenity) => amenity === feature);

/** On the ground, or with a lift; a house counts as on the ground. */
const isReached = (home: Property): boolean =>
  home.floor === undefined || home.floor <= 0 || has(home, 'lift') || has(home, 'ground floor');

/** A home upstairs without a lift is out of reach; without a word on its entrance nothing is known. */
export function accessOf(home: Property): Access {
  if (!isReached(home)) return 'no';
  return has(home, 'step-free entrance') ? 'yes' : 'unsaid';
}

/** What a listing may leave out about getting in and around. */
const ACCESS_GAPS = ['step-free entrance', 'wide doors'] as const;

/** A picture's description is no room fact. */
const withoutPicture = (text: string): string => text.replace(/\s*Pictured:.*$/s, '');

/** Yes or no first, then what the listing says; what it leaves out is listed beside it. */
export function accessAnswer(home: Property): { facts: Words[]; lacking: Words[] } {
  const access = accessOf(home);
  const features = home.access.map((item) => words(`details.access.feature.${item}`));
  const bathroom = home.rooms.find(({ room }) => /^bath|^wash/i.test(room));
  const lacking = ACCESS_GAPS.filter((feature) => !has(home, feature)).map((feature) => words(`field.${feature}`));
  if (access === 'no') return { facts: [words('details.access.no', { floor: home.floor ?? 0 })], lacking: [] };
  return {
    facts: [
      ...(access === 'yes' ? [words('details.access.yes', { features })] : []),
      ...(access === 'unsaid' && features.length > 0 ? [words('details.access.some', { features })] : []),
      ...(bathroom ? [words('details.access.bathroom', { text: withoutPicture(bathroom.text) })] : []),
    ],
    lacking,
  };
}
