import type { Offer, PropertyType } from '../../domain/property.ts';

/** Which homes one locality has: for each kind, how far each lies from the usual price of its place (1 is usual). */
export interface PlannedKind {
  type: PropertyType;
  offer: Offer;
  bhk?: number;
  /** Built-up square feet of the usual home of this kind; plots in square feet of land. */
  area: number;
  factors: number[];
}

const BOTH_SIDES = [0.88, 1.12];
/** Where the market is wide: from an older walk-up to a tower with a pool. */
const SALE_OF_FLATS = [0.64, 0.78, 0.88, 0.97, 1.1, 1.35];
const RENT_OF_FLATS = [0.7, 0.84, 0.95, 1.06, 1.25];

interface Kind {
  type: PropertyType;
  bhk?: number;
  area: number;
  /** Offered everywhere, not only where the market is wide. */
  common: boolean;
  offers: Offer[];
}

const KINDS: Kind[] = [
  { type: 'Flat', bhk: 1, area: 620, common: true, offers: ['buy', 'rent'] },
  { type: 'Flat', bhk: 2, area: 1080, common: true, offers: ['buy', 'rent'] },
  { type: 'Flat', bhk: 2.5, area: 1290, common: false, offers: ['buy'] },
  { type: 'Flat', bhk: 3, area: 1520, common: true, offers: ['buy', 'rent'] },
  { type: 'Flat', bhk: 4, area: 2250, common: false, offers: ['buy', 'rent'] },
  { type: 'TownHouse', bhk: 2, area: 1150, common: true, offers: ['buy', 'rent'] },
  { type: 'TownHouse', bhk: 3, area: 1800, common: true, offers: ['buy', 'rent'] },
  { type: 'TownHouse', bhk: 4, area: 2500, common: false, offers: ['buy', 'rent'] },
  { type: 'Villa', bhk: 3, area: 2300, common: true, offers: ['buy', 'rent'] },
  { type: 'Villa', bhk: 4, area: 3100, common: false, offers: ['buy', 'rent'] },
  { type: 'Villa', bhk: 5, area: 4200, common: false, offers: ['buy'] },
  { type: 'Office Space', area: 1600, common: true, offers: ['buy', 'rent'] },
  { type: 'Land', area: 1800, common: true, offers: ['buy'] },
  { type: 'Flat', bhk: 1, area: 220, common: true, offers: ['pg'] },
];

function factorsOf(kind: Kind, offer: Offer, wide: boolean): number[] {
  if (kind.type === 'Flat' && offer === 'buy' && kind.bhk !== 2.5) return wide ? SALE_OF_FLATS : BOTH_SIDES;
  if (kind.type === 'Flat' && offer === 'rent') return wide ? RENT_OF_FLATS : BOTH_SIDES;
  if (kind.type === 'Land' || offer === 'pg') return [0.8, 1, 1.25];
  return BOTH_SIDES;
}

/** At least two homes for sale and two for rent of each common kind, on both sides of its usual price. */
export function planFor(wide: boolean): PlannedKind[] {
  return KINDS.filter((kind) => wide || kind.common).flatMap((kind) =>
    kind.offers.map((offer) => ({ type: kind.type, offer, bhk: kind.bhk, area: kind.area, factors: factorsOf(kind, offer, wide) })),
  );
}
