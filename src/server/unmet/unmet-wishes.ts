import { sql } from 'kysely';
import { AppError } from '../../domain/errors.ts';
import { withoutPerson, type UnmetKind, type UnmetSentence } from '../../domain/unmet.ts';
import type { Database } from '../database/open.ts';
import type { Parts } from '../parts.ts';

const SHOWN = 200;
const MOST_KEPT = 5000;
const KEPT_DAYS = 90;

/** Counts a sentence; one that may tell who said it is not kept. */
export async function noteUnmet(
  db: Database,
  kind: UnmetKind,
  { text, language }: { text: string; language: string },
  at: Date,
): Promise<void> {
  const kept = withoutPerson(text);
  if (kept === null) return;
  await db
    .insertInto('unmet_wishes')
    .values({ kind, text: kept, language, first_at: at, last_at: at })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'language', 'text']).doUpdateSet({ count: sql`unmet_wishes.count + 1`, last_at: at }),
    )
    .execute();
}

/** Notes the words of searches that find no home. */
export const noteSearches =
  ({ db, words, now, log }: Pick<Parts, 'db' | 'words' | 'now' | 'log'>) =>
  (text: string, acceptLanguage: string | undefined): void =>
    void noteUnmet(db, 'found-nothing', { text, language: words.in(acceptLanguage).language }, now()).catch((error: unknown) =>
      log.warn({ err: error }, 'a search could not be noted'),
    );

/** The most frequent first, of those the newest. */
export async function unmetSentences(db: Database): Promise<UnmetSentence[]> {
  const rows = await db
    .selectFrom('unmet_wishes')
    .select(['id', 'kind', 'text', 'language', 'count', 'last_at'])
    .orderBy('count', 'desc')
    .orderBy('last_at', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ last_at, ...row }) => ({ ...row, at: last_at.toISOString() }));
}

/** Throws `not-found`. */
export async function settleUnmet(db: Database, id: number): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('unmet_wishes').where('id', '=', id).executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new AppError('not-found');
}

/** Forgets what was said long ago, and the rarest where there is too much. */
export async function sweepUnmet(db: Database, now: Date): Promise<void> {
  await sql`delete from unmet_wishes where last_at < ${now}::timestamptz - make_interval(days => ${KEPT_DAYS})
    or id in (select id from unmet_wishes order by count desc, last_at desc offset ${MOST_KEPT})`.execute(db);
}
