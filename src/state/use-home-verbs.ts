import type { Property } from '../domain/property.ts';
import { useCompare, useWishlist } from './stores.tsx';
import { useRun } from './use-run.ts';

/** What every list of homes shows and can do: which are saved or compared, and the commands of their buttons. */
export function useHomeVerbs() {
  const run = useRun();
  const kept = useWishlist((wishlist) => wishlist.ids);
  const compared = useCompare((compare) => compare.ids);
  return {
    kept,
    compared,
    onSave: ({ id }: Property) => void run(kept.includes(id) ? 'remove-favourite' : 'add-favourite', { id }, 'control'),
    onCompare: ({ id }: Property) => void run(compared.includes(id) ? 'remove-from-compare' : 'compare', { id }, 'control'),
    onOpen: ({ id }: Property) => void run('open-result', { id }, 'control'),
  };
}
