import * as z from 'zod/mini';
import { priceWords } from '../../domain/home-words.ts';
import { HomesMeant, homesMeant } from '../../domain/homes-meant.ts';
import { Amenity, type Property } from '../../domain/property.ts';
import { words, type Words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

const DETAIL_FIELDS = [
  'price',
  'locality',
  'bhk',
  'area',
  'furnishing',
  'amenities',
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
const DetailField = z.enum(DETAIL_FIELDS);
type DetailField = z.infer<typeof DetailField>;

const value = (family: string, item: string): Words => words(`value.${family}.${item}`);

function possession(home: Property): Words | null {
  if (!home.possession) return null;
  return home.possession === 'under_construction' && home.possessionDate
    ? words('details.possession.on', { date: home.possessionDate })
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

/** The answer to a question about one field, or null if the listing does not say. */
const DETAILS: Record<Exclude<DetailField, 'all'>, (home: Property) => Words | null> = {
  price: (home) => words('details.price', { price: priceWords(home) }),
  locality: (home) => words('details.locality', { name: home.locality }),
  bhk: (home) =>
    home.beds === undefined
      ? null
      : words('details.bhk', { count: home.beds, bathrooms: words('details.bathrooms', { count: home.baths ?? 1 }) }),
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
  nearby: (home) =>
    home.nearbyAmenities.length > 0
      ? words('details.nearby.list', {
          items: home.nearbyAmenities
            .slice(0, 4)
            .map(({ name, distanceKm }) =>
              distanceKm === undefined
                ? words('details.nearby.place', { name })
                : words('details.nearby.placeAt', { name, km: distanceKm }),
            ),
        })
      : null,
  address: (home) => (home.address ? words('details.address', { address: home.address }) : null),
  age: (home) =>
    home.yearBuilt === undefined
      ? null
      : words('details.age', { year: home.yearBuilt, count: Math.max(0, new Date().getFullYear() - home.yearBuilt) }),
};

const SUMMARY = ['price', 'bhk', 'area', 'floor', 'furnishing', 'facing', 'amenities', 'possession'] as const;

function summary(home: Property): Words {
  return words('details.all', { name: home.propertyName, facts: SUMMARY.flatMap((field) => DETAILS[field](home) ?? []) });
}

/** "Does it have a lift?" gets a yes or no, not the list. */
function hasAmenity(home: Property, amenity: Amenity): Words {
  return words(home.amenities.includes(amenity) ? 'details.amenities.yes' : 'details.amenities.no', {
    amenity: value('amenities', amenity),
  });
}

export const propertyDetails = defineCommand({
  name: 'property-details',
  args: z.object({ field: z._default(DetailField, 'all'), amenities: z.optional(z.array(Amenity)), ...HomesMeant.shape }),
  effect: 'read',
  at: ['property', 'results'],
  perform({ field, amenities, ...which }, { stage }) {
    const meant = homesMeant(which, stage);
    if ('none' in meant) return meant.none;
    const [home] = meant.homes;
    if (!home) return words(stage.listed().length > 0 ? 'commands.property-details.which' : 'list.empty');
    if (field === 'all') return summary(home);
    if (field === 'amenities' && amenities?.length) return hasAmenity(home, amenities[0]!);
    return DETAILS[field](home) ?? words('details.unknown', { field: words(`field.${field}`) });
  },
});
