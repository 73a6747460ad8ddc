import type { Door } from './door.ts';
import { useStores } from './stores.tsx';

/** Runs commands from a screen: `run('pay', {}, 'control')`. */
export const useRun = (): Door['run'] => useStores().door.run;
