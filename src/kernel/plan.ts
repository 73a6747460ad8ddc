import type { Words } from '../domain/words.ts';
import type { Instead, Performed, Reply } from './reply.ts';

type Result = Performed | Reply | Instead;

/** What a command would do, frozen with the exact figures it states. */
export interface Plan {
  /** Parameters of the question `commands.<name>.confirm`. */
  says?: Words['params'];
  /** What else the plan depends on; a change to it voids the plan. */
  madeOf?: unknown;
  /** Carries out the plan without reading anything again: what was stated is what happens. */
  run(): Result | Promise<Result>;
}

export const isPlan = (prepared: Plan | Reply): prepared is Plan => 'run' in prepared;

/** Two plans with the same print would do the same thing. */
export const printOf = ({ says, madeOf }: Plan): string => JSON.stringify([says ?? null, madeOf ?? null]);

/** Deep-freezes plain data, so that nothing changes between question and answer. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && !Array.isArray(value)) return value;
  for (const item of Object.values(value)) frozen(item);
  return Object.freeze(value);
}
