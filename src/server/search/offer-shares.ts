import type { OfferCounts } from '../../domain/search.ts';

/** Some of the homes in their order: from this position on, so many. */
export interface Part {
  from: number;
  count: number;
}

/**
 * Which homes for sale and which for rent a page has: half of each, and more of one where the other has run out, so that pages
 * neither repeat a home nor leave one out.
 */
export function sharesOf({ sale, rent }: OfferCounts, page: number, pageSize: number): { buy: Part; rent: Part } {
  const ofSale = Math.ceil(pageSize / 2);
  const upTo = (pages: number) => {
    const homes = pages * pageSize;
    const shownForSale = Math.min(sale, Math.max(pages * ofSale, homes - rent));
    return { sale: shownForSale, rent: Math.min(rent, homes - shownForSale) };
  };
  const [before, after] = [upTo(page - 1), upTo(page)];
  return { buy: { from: before.sale, count: after.sale - before.sale }, rent: { from: before.rent, count: after.rent - before.rent } };
}
