import { useEffect, useMemo } from 'react';
import { byOffer } from '../domain/by-offer.ts';
import type { Property } from '../domain/property.ts';
import { useStores } from './stores.tsx';

/** Makes "the second one" count in the homes a screen lists. */
export function useListed(homes: readonly Property[] | undefined): void {
  const { stage } = useStores();
  useEffect(() => {
    if (homes) stage.list(homes);
  }, [stage, homes]);
}

/** The same for homes on cards, which stand by what they are offered for. */
export function useListedCards(homes: readonly Property[] | undefined): void {
  useListed(useMemo(() => homes && byOffer(homes).flat(), [homes]));
}
