import { assumedPurpose, refine, withoutFamily, type FilterFamily, type Filters } from './filters.ts';

/** Filters that stand until the person takes them back, whatever is searched for next. */
const KEPT: readonly FilterFamily[] = ['purpose', 'price', 'access', 'floor', 'posted_by'];

/** Amenities that somebody of the household depends on. */
const NEEDED_AMENITIES: readonly string[] = ['pet friendly', 'step-free entrance'];

/** What the person must have: the offer, the limits, access, floor, who offers it, and a pet's welcome. */
export function mustsOf(filters: Filters): Filters {
  const names = Object.keys(filters) as (keyof Filters)[];
  const kept = names.filter((name) => KEPT.some((family) => withoutFamily({ [name]: filters[name] }, family)[name] === undefined));
  const amenities = filters.amenities?.filter((amenity) => NEEDED_AMENITIES.includes(amenity)) ?? [];
  return { ...Object.fromEntries(kept.map((name) => [name, filters[name]])), ...(amenities.length > 0 && { amenities }) };
}

const isRent = (purpose: Filters['purpose']): boolean => purpose === 'rent' || purpose === 'pg';

/** A new wish with what must still hold. A limit on the price means nothing for another offer, nor an offer for another price. */
export function withMusts(musts: Filters, wish: Filters): Filters {
  const offer = wish.purpose ?? assumedPurpose(wish);
  const before = musts.purpose ?? assumedPurpose(musts);
  if (offer === undefined || before === undefined || isRent(offer) === isRent(before)) return refine(musts, wish);
  return refine(withoutFamily(withoutFamily(musts, 'price'), 'purpose'), wish);
}

/** The filters that hold although this wish does not name them. */
export const keptBeside = (held: Filters, wish: Filters): Filters => {
  const names = (Object.keys(mustsOf(held)) as (keyof Filters)[]).filter((name) => wish[name] === undefined);
  return Object.fromEntries(names.map((name) => [name, held[name]]));
};
