import { asArray, familiesIn, type FilterFamily, type Filters } from './filters.ts';
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
  possession: ({ possession }) => words(`value.possession.${possession}`),
};

/** Each family of filters in words, in display order. */
export const filterWords = (filters: Filters): { family: FilterFamily; words: Words }[] =>
  familiesIn(filters).map((family) => ({ family, words: WORDS[family](filters) }));
