import { useEffect } from 'react';
import type { Property } from '../domain/property.ts';
import { useStores } from './stores.tsx';

/** Makes "the second one" count in the homes a screen lists. */
export function useListed(homes: readonly Property[] | undefined): void {
  const { stage } = useStores();
  useEffect(() => {
    if (homes) stage.list(homes);
  }, [stage, homes]);
}
