import { isMonthly, type Property } from './property.ts';
import { words, type Words } from './words.ts';

/** What is said of one home against another; the text of it begins with what the first has. */
type Difference = (home: Property, other: Property) => Words | null;

/** More or less of a number that both homes have. */
const moreOrLess =
  (key: string, of: (home: Property) => number | undefined): Difference =>
  (home, other) => {
    const [mine, its] = [of(home), of(other)];
    if (mine === undefined || its === undefined || mine === its) return null;
    return words(`differs.${key}.${mine > its ? 'more' : 'less'}`, { by: Math.abs(mine - its), mine, its });
  };

/** A different one of a closed list. */
const another =
  (family: 'furnishing' | 'facing' | 'possession', texts: string, of: (home: Property) => string | undefined): Difference =>
  (home, other) => {
    const [mine, its] = [of(home), of(other)];
    if (mine === undefined || its === undefined || mine === its) return null;
    return words(`differs.${family}`, { mine: words(`${texts}.${mine}`), its: words(`${texts}.${its}`) });
  };

const price: Difference = (home, other) => {
  if (isMonthly(home) !== isMonthly(other))
    return words('differs.offer', { mine: words(`differs.value.${home.offer}`), its: words(`differs.value.${other.offer}`) });
  return moreOrLess(isMonthly(home) ? 'rent' : 'price', ({ marketValue }) => marketValue)(home, other);
};

const amenities: Difference = (home, other) => {
  const only = (a: Property, b: Property) =>
    a.amenities.filter((item) => !b.amenities.includes(item)).map((item) => words(`value.amenities.${item}`));
  const [mine, its] = [only(home, other), only(other, home)];
  if (mine.length > 0 && its.length > 0) return words('differs.amenities.both', { mine, its });
  if (mine.length > 0) return words('differs.amenities.mine', { mine });
  return its.length > 0 ? words('differs.amenities.its', { its }) : null;
};

const locality: Difference = (home, other) =>
  home.locality === other.locality ? null : words('differs.locality', { mine: home.locality, its: other.locality });

/** The most telling first. */
const DIFFERENCES: Difference[] = [
  price,
  moreOrLess('area', ({ totalSquareFeet }) => totalSquareFeet),
  moreOrLess('bhk', ({ beds }) => beds),
  locality,
  another('possession', 'differs.value', ({ possession }) => possession),
  moreOrLess('floor', ({ floor }) => floor),
  moreOrLess('built', ({ yearBuilt }) => yearBuilt),
  another('furnishing', 'differs.value', ({ furnishing }) => furnishing),
  amenities,
  moreOrLess('baths', ({ baths }) => baths),
  another('facing', 'value.facing', ({ facing }) => facing),
];

/** How a home differs from another, the most telling first; empty where the listings say the same. */
export const differencesOf = (home: Property, other: Property, most = DIFFERENCES.length): Words[] =>
  DIFFERENCES.flatMap((difference) => difference(home, other) ?? []).slice(0, most);
