import { useEffect } from 'react';
import type { Property } from '../domain/property.ts';
import { useStores } from './stores.tsx';

/** The homes that a screen lists are what "the second one" counts in. */
export function useListed(homes: readonly Property[] | undefined): void {
  const { stage } = useStores();
  useEffect(() => {
    if (homes) stage.list(homes);
  }, [stage, homes]);
}
