import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Ended } from './states.ts';

const FILE = 'node_modules/.cache/gharvani/acceptance.json';

/** The tests with tags of the last run of everything, and when it ended. */
export interface LastRun {
  at: string;
  ended: Ended[];
}

export function keepRun(run: LastRun): void {
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(run));
}

export function lastRun(): LastRun | null {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as LastRun;
  } catch {
    return null;
  }
}
