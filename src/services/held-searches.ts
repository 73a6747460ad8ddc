import * as z from 'zod/mini';
import { MOST_HELD_SEARCHES } from '../capabilities/saved-searches/contract.ts';
import { SecretKey } from '../domain/secret-key.ts';
import type { Services } from '../kernel/services.ts';
import { deviceStorage } from './storage.ts';

const KEPT = 'savedSearches';
const Kept = z.array(SecretKey);

function read(): string[] {
  try {
    const kept = z.safeParse(Kept, JSON.parse(deviceStorage.getItem(KEPT) ?? '[]'));
    return kept.success ? kept.data.slice(0, MOST_HELD_SEARCHES) : [];
  } catch {
    return [];
  }
}

/** The keys of searches that were saved without an account and confirmed or opened on this device. */
export const heldSearches: Services['heldSearches'] = {
  all: read,
  hold(key) {
    const others = read().filter((held) => held !== key);
    deviceStorage.setItem(KEPT, JSON.stringify([key, ...others].slice(0, MOST_HELD_SEARCHES)));
  },
};
