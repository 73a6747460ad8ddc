import * as z from 'zod/mini';
import { MOST_HELD_KEYS, SecretKey } from '../domain/secret-key.ts';
import type { Services } from '../kernel/services.ts';
import { deviceStorage } from './storage.ts';

/** Keys that this device holds without an account, newest first. */
function heldKeys(kept: string): Services['heldSearches'] {
  const all = (): string[] => {
    try {
      const read = z.safeParse(z.array(SecretKey), JSON.parse(deviceStorage.getItem(kept) ?? '[]'));
      return read.success ? read.data.slice(0, MOST_HELD_KEYS) : [];
    } catch {
      return [];
    }
  };
  return {
    all,
    hold(given) {
      const others = all().filter((held) => held !== given);
      deviceStorage.setItem(kept, JSON.stringify([given, ...others].slice(0, MOST_HELD_KEYS)));
    },
  };
}

/** Of searches that were saved without an account and confirmed or opened on this device. */
export const heldSearches = heldKeys('savedSearches');

/** Of visits that were arranged without an account on this device, or whose mail was opened on it. */
export const heldVisits = heldKeys('visits');

/** Of messages to owners that were written without an account on this device, or whose mail was opened on it. */
export const heldThreads = heldKeys('threads');
