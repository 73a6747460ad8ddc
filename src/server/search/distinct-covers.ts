import type { Property } from '../../domain/property.ts';

/**
 * The homes of one page, each with a picture of its own that none of the others has first, as far as their pictures go. A home
 * keeps its first picture unless another needs it; the earlier homes choose first (a matching by augmenting paths).
 */
export function withDistinctCovers(homes: readonly Property[]): Property[] {
  const holder = new Map<string, number>();
  const cover = new Map<number, string>();

  /** Whether the home gets a first picture that nobody else has: one that is free, else one whose home has another. */
  function place(home: number, asked: Set<string>): boolean {
    const pictures = homes[home]!.propertyImages.map(({ imageUrl }) => imageUrl);
    const mine =
      pictures.find((picture) => !holder.has(picture)) ??
      pictures.find((picture) => {
        if (asked.has(picture)) return false;
        asked.add(picture);
        return place(holder.get(picture)!, asked);
      });
    if (mine === undefined) return false;
    holder.set(mine, home);
    cover.set(home, mine);
    return true;
  }

  for (const home of homes.keys()) place(home, new Set());
  return homes.map((home, at) => {
    const first = home.propertyImages.find(({ imageUrl }) => imageUrl === cover.get(at));
    return first ? { ...home, propertyImages: [first, ...home.propertyImages.filter((image) => image !== first)] } : home;
  });
}
