import * as z from 'zod/mini';
import { HeldCase, MOST_HELD } from '../domain/support-case.ts';
import type { Services } from '../kernel/services.ts';
import { deviceStorage } from './storage.ts';

const KEPT = 'cases';
const Kept = z.array(HeldCase);

function read(): HeldCase[] {
  try {
    const kept = z.safeParse(Kept, JSON.parse(deviceStorage.getItem(KEPT) ?? '[]'));
    return kept.success ? kept.data.slice(0, MOST_HELD) : [];
  } catch {
    return [];
  }
}

/** Keys of what was sent and has not arrived as far as this page knows. */
const underWay = new Map<string, string>();

/** The cases that were opened on this device without an account, newest first. */
export const heldCases: Services['cases'] = {
  all: read,
  hold(opened) {
    const others = read().filter(({ number }) => number !== opened.number);
    deviceStorage.setItem(KEPT, JSON.stringify([opened, ...others].slice(0, MOST_HELD)));
  },
  keyFor(sent) {
    const key = underWay.get(sent) ?? crypto.randomUUID();
    underWay.set(sent, key);
    return key;
  },
  arrived: (sent) => void underWay.delete(sent),
};
