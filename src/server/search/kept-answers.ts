import { sql } from 'kysely';
import type { Database } from '../database/open.ts';

/** About 30 KB each. */
const MOST_KEPT = 1000;
/** Changes that are this old have been seen by every server. */
const OLD = '1 day';

/** Changes with what searches find: other answers may be given as long as this stays the same. */
async function marketVersion(db: Database): Promise<string> {
  const { rows } = await sql<{
    version: string;
  }>`select count(*) || '-' || coalesce(sum(transaction), 0) as version from market_changes`.execute(db);
  return rows[0]!.version;
}

export async function sweepMarketChanges(db: Database): Promise<void> {
  await sql`delete from market_changes where at < now() - ${OLD}::interval`.execute(db);
}

/** One question for all who wait; whoever comes while it is being asked needs the next, which is begun after they came. */
function createShared<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | null = null;
  let next: Promise<T> | null = null;
  const begin = (): Promise<T> => {
    next = null;
    asked = ask().finally(() => (asked = null));
    return asked;
  };
  return () => {
    if (!asked) return begin();
    next ??= asked.then(begin, begin);
    return next;
  };
}

/** Gives the answer of `make`, or the one that it gave to the same request, on the same market. */
export type Keep = <T>(request: readonly unknown[], make: () => Promise<T>) => Promise<T>;

/**
 * Keeps answers that are the same for everybody until the market changes, on whichever server; those asked for longest ago go first.
 * `most`: so many at a time. `isGood`: an answer that is not is given to who waits for it, and not kept.
 */
export function createKeptAnswers(
  db: Database,
  { most = MOST_KEPT, isGood = () => true }: { most?: number; isGood?: (answer: unknown) => boolean } = {},
): Keep {
  const version = createShared(() => marketVersion(db));
  const kept = new Map<string, { version: string; answer: Promise<unknown> }>();
  return async <T>(request: readonly unknown[], make: () => Promise<T>): Promise<T> => {
    const current = await version();
    const key = JSON.stringify(request);
    const known = kept.get(key);
    kept.delete(key);
    if (known?.version === current) {
      kept.set(key, known);
      return known.answer as Promise<T>;
    }
    const answer = make();
    const entry = { version: current, answer };
    kept.set(key, entry);
    if (kept.size > most) kept.delete(kept.keys().next().value!);
    const forget = () => kept.get(key) === entry && kept.delete(key);
    answer.then((made) => isGood(made) || forget(), forget);
    return answer;
  };
}
