import { asArray, familiesIn, type Exclusions, type FilterFamily, type Filters } from './filters.ts';
import { words, type Words } from './words.ts';

const oneOf = (family: string, values: readonly string[]): Words => {
  const all = values.map((value) => words(`value.${family}.${value}`));
  return all.length === 1 ? all[0]! : words('chip.or', { items: all });
};

function range(name: 'price' | 'area', least: number | undefined, most: number | undefined): Words {
  if (least !== undefined && most !== undefined)
    return least === most ? words(`chip.${name}.exact`, { most }) : words(`chip.${name}.between`, { least, most });
  return least === undefined ? words(`chip.${name}.most`, { most: most! }) : words(`chip.${name}.least`, { least });
}

function rooms({ bhk, bhk_min, bhk_max }: Filters): Words {
  if (bhk !== undefined) return words('chip.bhk.exact', { count: bhk });
  if (bhk_min !== undefined && bhk_max !== undefined) return words('chip.bhk.between', { least: bhk_min, most: bhk_max });
  return bhk_min === undefined ? words('chip.bhk.most', { most: bhk_max! }) : words('chip.bhk.least', { least: bhk_min });
}

function storeys({ floor_min, floor_max }: Filters): Words {
  if (floor_min === 0 && floor_max === 0) return words('chip.floor.ground');
  if (floor_min !== undefined && floor_max !== undefined)
    return floor_min === floor_max
      ? words('chip.floor.exact', { floor: floor_min })
      : words('chip.floor.between', { least: floor_min, most: floor_max });
  if (floor_min === 1) return words('chip.floor.notGround');
  return floor_min === undefined ? words('chip.floor.most', { most: floor_max! }) : words('chip.floor.least', { least: floor_min });
}

/** A kind of place, or a place by its name. */
const PLACE_KINDS = ['metro', 'school', 'hospital', 'market', 'park', 'railway', 'bus', 'university'];
const placeWords = (near: string): Words =>
  PLACE_KINDS.includes(near) ? words(`value.nearKind.${near}`) : words('value.locality', { name: near });

const nearness = ({ near = '', within_km }: Filters): Words =>
  within_km === undefined
    ? words('chip.near.any', { place: placeWords(near) })
    : words('chip.near.within', { place: placeWords(near), km: within_km });

function possession({ possession: ready, available_from }: Filters): Words {
  if (available_from === undefined) return words(`value.possession.${ready}`);
  return available_from === 'now' ? words('chip.from.now') : words('chip.from.day', { date: available_from });
}

const excludedWords = (not: Exclusions): Words[] => [
  ...(not.type ?? []).map((value) => words(`value.type.${value}`)),
  ...(not.bhk ?? []).map((count) => words('chip.bhk.exact', { count })),
  ...(not.locality ?? []).map((name) => words('value.locality', { name })),
  ...(not.facing ?? []).map((value) => words('chip.facing', { facing: words(`value.facing.${value}`) })),
  ...(not.amenities ?? []).map((value) => words(`value.amenities.${value}`)),
  ...(not.access ?? []).map((value) => words(`value.need.${value}`)),
];

const WORDS: Record<FilterFamily, (filters: Filters) => Words> = {
  purpose: ({ purpose }) => words(`value.purpose.${purpose}`),
  type: ({ type }) => oneOf('type', asArray(type)),
  bhk: rooms,
  locality: ({ locality }) => {
    const names = asArray(locality).map((name) => words('value.locality', { name }));
    return names.length === 1 ? names[0]! : words('chip.or', { items: names });
  },
  price: ({ price_min, price_max }) => range('price', price_min, price_max),
  area: ({ area_min, area_max }) => range('area', area_min, area_max),
  furnishing: ({ furnishing }) => words(`value.furnishing.${furnishing}`),
  facing: ({ facing }) => words('chip.facing', { facing: words(`value.facing.${facing}`) }),
  amenities: ({ amenities }) => words('chip.all', { items: (amenities ?? []).map((amenity) => words(`value.amenities.${amenity}`)) }),
  possession,
  access: ({ access = [] }) => words('chip.all', { items: access.map((need) => words(`value.need.${need}`)) }),
  floor: storeys,
  bathrooms: ({ bathrooms_min = 1 }) => words('chip.bathrooms', { count: bathrooms_min }),
  posted_by: ({ posted_by }) => words(`chip.postedBy.${posted_by}`),
  near: nearness,
  not: ({ not = {} }) => words('chip.not', { items: excludedWords(not) }),
};

/** Each family of filters in words, in display order. */
export const filterWords = (filters: Filters): { family: FilterFamily; words: Words }[] =>
  familiesIn(filters).map((family) => ({ family, words: WORDS[family](filters) }));
