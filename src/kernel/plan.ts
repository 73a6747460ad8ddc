import type { Words } from '../domain/words.ts';
import type { Instead, Performed, Reply } from './reply.ts';

type Result = Performed | Reply | Instead;

/** What a command would do, worked out and frozen: exactly the figures that are said. */
export interface Plan {
  /** The parameters of the question `commands.<name>.confirm`. */
  says?: Words['params'];
  /** What the plan was made of besides what is said; a change of it makes the plan void. */
  madeOf?: unknown;
  /** Does it. Reads nothing anew: what was said is what happens. */
  run(): Result | Promise<Result>;
}

export const isPlan = (prepared: Plan | Reply): prepared is Plan => 'run' in prepared;

/** Two plans with the same print would do the same. */
export const printOf = ({ says, madeOf }: Plan): string => JSON.stringify([says ?? null, madeOf ?? null]);

/** Freezes plain data all the way down, so that nothing changes between question and answer. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && !Array.isArray(value)) return value;
  for (const item of Object.values(value)) frozen(item);
  return Object.freeze(value);
}
