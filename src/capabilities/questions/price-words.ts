import { perSqft } from '../../domain/home-words.ts';
import { isMonthly, type Offer, type Property, type PropertyType } from '../../domain/property.ts';
import { words, type Words } from '../../domain/words.ts';
import type { ComparableHomes, Quartiles } from './contract.ts';

/** A kind of home as people say it: "2 BHK flats for sale". */
export const kindWords = ({ offer, type, bhk }: { offer: Offer; type: PropertyType; bhk?: number | undefined }): Words => {
  if (offer === 'pg') return words('kind.pg');
  const homes = words(`kind.type.${type}`);
  return words(`kind.${offer}`, { homes: bhk === undefined ? homes : words('kind.bhk', { bhk, homes }) });
};

/** What one amount is: a price, a month's rent, or either for a square foot. */
export type Measure = 'price' | 'rent' | 'perSqft' | 'rentPerSqft';

export const measureOf = (offer: Offer, perSqft: boolean): Measure => {
  if (isMonthly({ offer })) return perSqft ? 'rentPerSqft' : 'rent';
  return perSqft ? 'perSqft' : 'price';
};

const AMOUNTS: Record<Measure, string> = {
  price: 'home.price',
  rent: 'home.priceMonthly',
  perSqft: 'home.perSqft',
  rentPerSqft: 'home.perSqftMonthly',
};

export const amountWords = (measure: Measure, rupees: number): Words => words(AMOUNTS[measure], { rupees });

const DIGITS = 3;
/** Three digits tell a level; more only make it longer. */
export const rounded = (rupees: number): number => Number(rupees.toPrecision(DIGITS));

/** From the cheapest quarter to the dearest one, and what lies in the middle. */
export const rangeWords = (measure: Measure, { lower, middle, upper }: Quartiles): Words =>
  words('price.range', {
    lower: words(measure === 'price' || measure === 'rent' ? 'price.plain' : 'price.bare', { rupees: rounded(lower) }),
    upper: amountWords(measure, rounded(upper)),
    middle: amountWords(measure, rounded(middle)),
  });

/** Within so much of the middle an amount is in the middle. */
const MIDDLE_PERCENT = 3;

/** Where an amount lies among others. */
export function standing(amount: number, { lower, middle, upper }: Quartiles): Words {
  const percent = Math.round((amount / middle - 1) * 100);
  if (Math.abs(percent) <= MIDDLE_PERCENT) return words('price.standing.middle');
  const by = Math.abs(percent);
  if (amount < lower) return words('price.standing.lowest', { by });
  if (amount > upper) return words('price.standing.highest', { by });
  return words(percent < 0 ? 'price.standing.below' : 'price.standing.above', { by });
}

/** The homes compared with, in words: their number, their kind, how near, on what day. */
export const comparedWords = (kind: Parameters<typeof kindWords>[0], { count, withinKm, date }: ComparableHomes) => ({
  count,
  kind: kindWords(kind),
  km: withinKm,
  date: Date.parse(date),
});

/** The kind of a home. */
export const kindOf = ({ offer, typeName, beds }: Property) => ({ offer, type: typeName, ...(beds !== undefined && { bhk: beds }) });

export const tooFew = (kind: Parameters<typeof comparedWords>[0], found: ComparableHomes): Words =>
  words('commands.ask-price.tooFew', comparedWords(kind, found));

/** A home's price among those of its like: by the square foot where that can be told. */
export interface PriceAmong {
  measure: Measure;
  amount: number;
  level: Quartiles;
  words: Words;
}

/** Where the price of a home lies among those of its like; null where these are too few. */
export function priceAmong(home: Property, found: ComparableHomes): PriceAmong | null {
  const rate = perSqft(home);
  const usesRate = rate !== undefined && found.perSqft !== null;
  const level = usesRate ? found.perSqft : found.price;
  if (!level) return null;
  const measure = measureOf(home.offer, usesRate);
  const amount = usesRate ? rate : home.marketValue;
  const told = words('commands.ask-price.fair', {
    ...comparedWords(kindOf(home), found),
    amount: amountWords(measure, amount),
    range: rangeWords(measure, level),
    standing: standing(amount, level),
  });
  return { measure, amount, level, words: told };
}
