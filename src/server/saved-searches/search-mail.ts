import { sql, type Selectable } from 'kysely';
import { PlaceKind } from '../../domain/city-place.ts';
import { familiesIn } from '../../domain/filters.ts';
import type { Property } from '../../domain/property.ts';
import { confirmAddress, SAVED_SEARCHES_PATH, stopPath, type FoundHome } from '../../domain/saved-search.ts';
import type { Database } from '../database/open.ts';
import { queueMail } from '../mail/outbox.ts';
import type { Criteria } from '../search/conditions.ts';
import { nearlyFitting } from '../search/nearly-fitting.ts';
import { matchHomes } from './match-homes.ts';
import { foundHomes, type SearchParts } from './saved-searches.ts';
import { homeLink, titleOf, whatNearlyFits, whyItFits } from './search-words.ts';
import type { SavedSearchTable } from './tables.ts';

const HOUR_MS = 60 * 60 * 1000;
/** After so long the next mail of a search is due; an hour less than the days, so that it does not come later each time. */
const EVERY_HOURS = { 'at-once': 0, 'daily': 23, 'weekly': 7 * 24 - 1 } as const;
const MOST_TOLD = 10;
const MOST_NEARLY = 2;
const NEARLY_DAYS = 7;

/** Compares homes with what waits for them, and has those told who are told at once. */
export async function matchAndTell({ parts }: SearchParts, homes: readonly { id: number; was: number | null }[]): Promise<void> {
  const { db, jobs, now } = parts;
  const searches = await matchHomes(db, homes, now());
  if (searches.length === 0) return;
  const due = await db.selectFrom('saved_searches').select('id').where('id', 'in', searches).where('pace', '=', 'at-once').execute();
  await jobs.add(
    'search-mail',
    due.map(({ id }) => ({ data: { id } })),
    db,
  );
}

/** Has those told to whom something has come and whose day or week is over. */
export async function tellWhoIsDue({ parts: { db, jobs, now } }: SearchParts): Promise<void> {
  const before = (pace: keyof typeof EVERY_HOURS) => new Date(now().getTime() - EVERY_HOURS[pace] * HOUR_MS);
  const due = await db
    .selectFrom('saved_searches')
    .select('id')
    .where('state', '=', 'active')
    .where((eb) =>
      eb.or([
        eb('pace', '=', 'at-once'),
        ...(['daily', 'weekly'] as const).map((pace) =>
          eb.and([eb('pace', '=', pace), sql<boolean>`coalesce(saved_searches.mailed_at, created_at) <= ${before(pace)}`]),
        ),
      ]),
    )
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('saved_search_homes')
          .select('property_id')
          .whereRef('search_id', '=', 'saved_searches.id')
          .where('saved_search_homes.mailed_at', 'is', null),
      ),
    )
    .execute();
  await jobs.add(
    'search-mail',
    due.map(({ id }) => ({ data: { id } })),
    db,
  );
}

type Search = Selectable<SavedSearchTable>;

/** Homes of the last days that fit but for one wish. */
function nearly(db: Database, { filters, words, latitude, longitude, within_km }: Search, at: Date) {
  if (familiesIn(filters).length < 2) return [];
  const kind = PlaceKind.safeParse(filters.near);
  const criteria: Criteria = {
    filters,
    rest: words,
    ...(latitude !== null && longitude !== null && { near: { latitude, longitude } }),
    ...(kind.success && { nearKind: kind.data }),
    ...((within_km ?? filters.within_km) !== undefined && { withinKm: (within_km ?? filters.within_km)! }),
  };
  return nearlyFitting(db, criteria, { since: new Date(at.getTime() - NEARLY_DAYS * 24 * HOUR_MS), most: MOST_NEARLY });
}

/** The mail of a search: what has come and why, what nearly fits, and how it ends. */
function mailOf({ parts, keys }: SearchParts, search: Search, fresh: readonly FoundHome[], close: Awaited<ReturnType<typeof nearly>>) {
  const { id, account_id, language } = search;
  const { site } = parts;
  const theirs = parts.words.in(language);
  const unsubscribe = site + stopPath(keys.of('stop', id));
  const told = { count: fresh.length, search: titleOf(theirs, search) };
  const more = fresh.length - MOST_TOLD;
  const entry = (line: string, home: Property) => `• ${line}\n  ${homeLink(site, home)}`;
  const text = [
    theirs.text('mail.savedFound.text', told),
    ...fresh.slice(0, MOST_TOLD).map((found) => entry(whyItFits(theirs, found, search), found.home)),
    ...(more > 0 ? [theirs.text('mail.savedFound.more', { count: more })] : []),
    ...(close.length > 0 ? [theirs.text('mail.savedFound.nearly')] : []),
    ...close.map(({ home, family }) => entry(whatNearlyFits(theirs, home, family), home)),
    theirs.text('mail.savedFound.end', {
      address: site + (account_id === null ? confirmAddress(keys.of('confirm', id)) : SAVED_SEARCHES_PATH),
      stop: unsubscribe,
    }),
  ].join('\n\n');
  return { subject: theirs.text('mail.savedFound.subject', told), text, unsubscribe };
}

/**
 * Mails what has come for a search since its last mail. The search is locked while that is noted: whoever deletes or pauses it
 * meanwhile does so before, and nothing is mailed, or after, and the mail is taken back.
 */
export async function mailSearch(search: SearchParts, id: number): Promise<void> {
  const { db, mailer, log, now } = search.parts;
  const at = now();
  const read = await db.selectFrom('saved_searches').selectAll().where('id', '=', id).executeTakeFirst();
  if (read?.state !== 'active') return;
  const all = await foundHomes(search.parts, id, 'unmailed');
  const close = all.length > 0 ? await nearly(db, read, at) : [];
  await db.transaction().execute(async (trx) => {
    const locked = await trx.selectFrom('saved_searches').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (locked?.state !== 'active') return;
    const noted = await trx
      .updateTable('saved_search_homes')
      .set({ mailed_at: at })
      .where('search_id', '=', id)
      .where('mailed_at', 'is', null)
      .returning('property_id')
      .execute();
    // Another server may have been faster; and a home may have left the market.
    const fresh = all.filter(({ home }) => noted.some(({ property_id }) => property_id === home.id));
    if (fresh.length === 0) return;
    await trx.updateTable('saved_searches').set({ mailed_at: at }).where('id', '=', id).execute();
    const mail = mailOf(search, locked, fresh, close);
    await queueMail(trx, { key: `search:${id}:${at.toISOString()}`, to: locked.email, ...mail }, at);
  });
  void mailer.send().catch((error: unknown) => log.error({ err: error }, 'mails could not be sent'));
}
