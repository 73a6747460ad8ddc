import { perSqftWords, placeAt, priceWords } from '../../domain/home-words.ts';
import { isMonthly, type Amenity, type NearbyPlace, type Property } from '../../domain/property.ts';
import { words, type Words } from '../../domain/words.ts';
import { accessAnswer } from './access-words.ts';

export const DETAIL_FIELDS = [
  'price',
  'per_sqft',
  'locality',
  'bhk',
  'bathrooms',
  'balconies',
  'area',
  'furnishing',
  'amenities',
  'access',
  'floor',
  'agent',
  'facing',
  'possession',
  'maintenance',
  'deposit',
  'rera',
  'nearby',
  'address',
  'age',
  'all',
] as const;
export type DetailField = (typeof DETAIL_FIELDS)[number];
type OneDetail = Exclude<DetailField, 'all' | 'access'>;

const NEARBY_NAMED = 4;

/** The nearest few, the metro always among them where it is near at all. */
function nearbyNamed({ nearbyAmenities }: Property): NearbyPlace[] {
  const metro = nearbyAmenities.find(({ kind }) => kind === 'metro');
  const first = nearbyAmenities.slice(0, NEARBY_NAMED);
  return metro && !first.includes(metro) ? [...first.slice(0, -1), metro] : first;
}

const value = (family: string, item: string): Words => words(`value.${family}.${item}`);

function possession(home: Property): Words | null {
  if (!home.possession) return null;
  return home.possession === 'under_construction' && home.possessionDate
    ? words('details.possession.on', { date: Date.parse(home.possessionDate) })
    : words('details.possession.is', { possession: value('possession', home.possession) });
}

function floor(home: Property): Words | null {
  const floors = (count: number): Words => words('details.floors', { count });
  if (home.floor === undefined)
    return home.totalFloors === undefined ? null : words('details.floor.whole', { floors: floors(home.totalFloors) });
  return home.floor === 0
    ? words('details.floor.ground', { floors: floors(home.totalFloors ?? 1) })
    : words('details.floor.one', { floor: home.floor, total: home.totalFloors ?? home.floor });
}

const counted = (key: string, count: number | undefined): Words | null => (count === undefined ? null : words(key, { count }));

/** The answer to a question about one field, or null if the listing does not say. */
const DETAILS: Record<OneDetail, (home: Property) => Words | null> = {
  price: (home) => words(isMonthly(home) ? 'details.rent' : 'details.price', { price: priceWords(home) }),
  per_sqft: (home) => {
    const rate = perSqftWords(home);
    return rate && words('details.perSqft', { rate });
  },
  locality: (home) => words('details.locality', { name: home.locality }),
  bhk: (home) => counted('details.bhk', home.beds),
  bathrooms: (home) => counted('details.bathrooms', home.baths),
  balconies: (home) => counted('details.balconies', home.balconies),
  area: (home) =>
    home.totalSquareFeet === undefined
      ? null
      : words(home.leasableSquareFeet === undefined ? 'details.area.whole' : 'details.area.full', {
          area: home.totalSquareFeet,
          carpet: home.leasableSquareFeet ?? 0,
        }),
  furnishing: (home) => (home.furnishing ? words('details.furnishing', { furnishing: value('furnishing', home.furnishing) }) : null),
  amenities: (home) =>
    home.amenities.length > 0 ? words('details.amenities.list', { items: home.amenities.map((item) => value('amenities', item)) }) : null,
  floor,
  agent: (home) =>
    home.agentName
      ? words(home.agentPhoneNumber ? 'details.agent.phone' : 'details.agent.write', {
          name: home.agentName,
          kind: words(`value.agentKind.${home.agentKind ?? 'agent'}`),
          phone: home.agentPhoneNumber,
        })
      : null,
  facing: (home) => (home.facing ? words('details.facing', { facing: value('facing', home.facing) }) : null),
  possession,
  maintenance: (home) => (home.maintenance === undefined ? null : words('details.maintenance', { rupees: home.maintenance })),
  deposit: (home) => (home.deposit === undefined ? null : words('details.deposit', { rupees: home.deposit })),
  rera: (home) => (home.reraId ? words('details.rera', { id: home.reraId }) : null),
  nearby: (home) => (home.nearbyAmenities.length > 0 ? words('details.nearby.list', { items: nearbyNamed(home).map(placeAt) }) : null),
  address: (home) => (home.address ? words('details.address', { address: home.address }) : null),
  age: (home) =>
    home.yearBuilt === undefined
      ? null
      : words('details.age', { year: home.yearBuilt, count: Math.max(0, new Date().getFullYear() - home.yearBuilt) }),
};

/** What is meant too where the listing says it: the question after a price means the rate as well. */
const BESIDE: Partial<Record<DetailField, (home: Property) => OneDetail[]>> = {
  price: (home) => (isMonthly(home) ? [] : ['per_sqft']),
  bhk: ({ balconies }) => (balconies ? ['balconies'] : []),
};

/** Fields that one word asks for together; a home without bedrooms has no bathrooms to count. */
const fieldsIn = (field: OneDetail, home: Property): OneDetail[] =>
  field === 'bhk' && home.beds !== undefined ? ['bhk', 'bathrooms'] : [field];

/** What the listing says, and what it leaves out. */
export interface Details {
  facts: Words[];
  lacking: Words[];
}

const joined = (parts: Details[]): Details => ({
  facts: parts.flatMap(({ facts }) => facts),
  lacking: parts.flatMap(({ lacking }) => lacking),
});

function oneDetail(home: Property, field: OneDetail): Details {
  const asked = fieldsIn(field, home).map((name) => ({ name, fact: DETAILS[name](home) }));
  const beside = BESIDE[field]?.(home).flatMap((name) => DETAILS[name](home) ?? []) ?? [];
  return {
    facts: [...asked.flatMap(({ fact }) => fact ?? []), ...beside],
    lacking: asked.flatMap(({ name, fact }) => (fact ? [] : words(`field.${name}`))),
  };
}

/** "Does it have a lift?" gets a yes, not the list; steps at the door are a question of their own. */
function amenityDetails(home: Property, asked: readonly Amenity[]): Details {
  const plain = asked.filter((amenity) => amenity !== 'step-free entrance');
  const there = plain.filter((amenity) => home.amenities.includes(amenity));
  const has = there.length > 0 ? [words('details.amenities.yes', { items: there.map((item) => value('amenities', item)) })] : [];
  const missing = plain.filter((amenity) => !there.includes(amenity)).map((item) => value('amenities', item));
  return joined([...(plain.length < asked.length ? [accessAnswer(home)] : []), { facts: has, lacking: missing }]);
}

/** The answers to everything that was asked about a home, in that order. */
export function detailsOf(home: Property, fields: readonly Exclude<DetailField, 'all'>[], amenities: readonly Amenity[]): Details {
  return joined(
    fields.map((field) => {
      if (field === 'access') return accessAnswer(home);
      if (field === 'amenities' && amenities.length > 0) return amenityDetails(home, amenities);
      return oneDetail(home, field);
    }),
  );
}

const SUMMARY = ['price', 'bhk', 'area', 'floor', 'furnishing', 'facing', 'amenities', 'possession'] as const;

/** The main facts of a home. */
export const summaryOf = (home: Property): Words =>
  words('details.all', { name: home.propertyName, facts: SUMMARY.flatMap((field) => DETAILS[field](home) ?? []) });
