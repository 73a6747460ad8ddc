import { calledShort, perSqft } from '../../domain/home-words.ts';
import { formatRupees, groupDigits } from '../../domain/money.ts';
import { isMonthly, type Property } from '../../domain/property.ts';
import type { Evidence } from './evidence.ts';

const MOST_NEAR = 6;
const LONGEST_TEXT = 400;

const known = <T>(value: T | undefined, say: (value: T) => string): string | undefined => (value === undefined ? undefined : say(value));

/** What is known of a home for certain: figures with their units. Who offers it, and how to reach them, stays here. */
function factsOf(home: Property): Record<string, string | string[] | undefined> {
  const monthly = isMonthly(home) ? ' a month' : '';
  return {
    offer: home.offer === 'buy' ? 'for sale' : home.offer === 'pg' ? 'paying guest' : 'for rent',
    type: home.typeName,
    locality: home.locality,
    price: formatRupees(home.marketValue) + monthly,
    pricePerSquareFoot: known(perSqft(home), (rupees) => formatRupees(rupees) + monthly),
    deposit: known(home.deposit, formatRupees),
    maintenance: known(home.maintenance, formatRupees),
    area: known(home.totalSquareFeet, (feet) => `${groupDigits(feet)} sq ft`),
    bedrooms: known(home.beds, (beds) => `${beds} BHK`),
    bathrooms: known(home.baths, (baths) => `${baths} bathrooms`),
    balconies: known(home.balconies, (balconies) => `${balconies} balconies`),
    floor: known(home.floor, (floor) => `floor ${floor} of ${home.totalFloors ?? floor} floors`),
    furnishing: home.furnishing,
    facing: home.facing,
    possession: home.possession?.replaceAll('_', ' '),
    built: known(home.yearBuilt, String),
    amenities: home.amenities,
    access: home.access,
    near: home.nearbyAmenities
      .slice(0, MOST_NEAR)
      .map(({ name, kind, distanceKm }) => [name, kind, distanceKm !== undefined && `${distanceKm} km`].filter(Boolean).join(', ')),
  };
}

/** What its owner or agent wrote: names and texts. */
const textsOf = ({ description, rooms }: Property): string[] =>
  [description, ...rooms.map(({ room, text }) => `${room}: ${text}`)].map((text) => text.slice(0, LONGEST_TEXT)).filter(Boolean);

/** The end of a title in other letters, after its last comma: the building and its number. */
const unitOf = (title: string): string[] =>
  title
    .split(/, |، /)
    .slice(1)
    .slice(-1);

/**
 * A home as data for a language model, which counts as evidence from then on. `place`: where it stands in the list;
 * `named`: its name in the language of the answer.
 */
export function homeData(home: Property, evidence: Evidence, { place, named }: { place?: number; named: string }): Record<string, unknown> {
  const facts = Object.fromEntries(Object.entries(factsOf(home)).filter(([, value]) => value !== undefined && value.length > 0));
  for (const value of Object.values(facts).flat()) evidence.add(value!, 'home', home.id);
  const texts = textsOf(home);
  for (const text of texts) evidence.add(text, 'quoted', home.id);
  const { propertyName, projectName } = home;
  for (const name of [propertyName, calledShort(home), projectName ?? '', named, ...unitOf(named)]) evidence.name(home.id, name);
  if (place !== undefined) evidence.place(place);
  return {
    ...(place !== undefined && { place }),
    id: home.id,
    name: propertyName,
    ...(named !== propertyName && { called: named }),
    ...facts,
    writtenByItsOwner: texts,
  };
}
