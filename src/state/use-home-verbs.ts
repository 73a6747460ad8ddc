import type { Property } from '../domain/property.ts';
import { useCompare, useWishlist } from './kept-homes.ts';
import { runCommand } from './runner.ts';

/** What every list of homes shows and can do: which are kept or compared, and the commands of their buttons. */
export function useHomeVerbs() {
  const kept = useWishlist((wishlist) => wishlist.ids);
  const compared = useCompare((compare) => compare.ids);
  return {
    kept,
    compared,
    onSave: ({ id }: Property) =>
      void runCommand({ name: kept.includes(id) ? 'remove-favourite' : 'add-favourite', args: { id }, source: 'menu' }),
    onCompare: ({ id }: Property) =>
      void runCommand({ name: compared.includes(id) ? 'remove-from-compare' : 'compare', args: { id }, source: 'menu' }),
    onOpen: ({ id }: Property) => void runCommand({ name: 'open-property', args: { id }, source: 'menu' }),
  };
}
