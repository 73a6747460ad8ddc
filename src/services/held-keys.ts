import * as z from 'zod/mini';
import { MOST_HELD_THREADS } from '../capabilities/enquiries/contract.ts';
import { MOST_HELD_SEARCHES } from '../capabilities/saved-searches/contract.ts';
import { MOST_HELD_VISITS } from '../capabilities/visits/contract.ts';
import { SecretKey } from '../domain/secret-key.ts';
import type { Services } from '../kernel/services.ts';
import { deviceStorage } from './storage.ts';

/** Keys that this device holds without an account, newest first. */
function heldKeys(kept: string, most: number): Services['heldSearches'] {
  const all = (): string[] => {
    try {
      const read = z.safeParse(z.array(SecretKey), JSON.parse(deviceStorage.getItem(kept) ?? '[]'));
      return read.success ? read.data.slice(0, most) : [];
    } catch {
      return [];
    }
  };
  return {
    all,
    hold(given) {
      const others = all().filter((held) => held !== given);
      deviceStorage.setItem(kept, JSON.stringify([given, ...others].slice(0, most)));
    },
  };
}

/** Of searches that were saved without an account and confirmed or opened on this device. */
export const heldSearches = heldKeys('savedSearches', MOST_HELD_SEARCHES);

/** Of visits that were arranged without an account on this device, or whose mail was opened on it. */
export const heldVisits = heldKeys('visits', MOST_HELD_VISITS);

/** Of messages to owners that were written without an account on this device, or whose mail was opened on it. */
export const heldThreads = heldKeys('threads', MOST_HELD_THREADS);
