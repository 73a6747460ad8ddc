import { sql, type Transaction } from 'kysely';
import type { SearchChange } from '../../capabilities/saved-searches/contract.ts';
import { AppError } from '../../domain/errors.ts';
import { excludesPeople } from '../../domain/excludes-people.ts';
import { confirmAddress, type FoundHome, type Pace, type SavedSearch, type Wanted } from '../../domain/saved-search.ts';
import type { SessionAccount } from '../account/sessions.ts';
import type { Tables } from '../database/schema.ts';
import { queueMail } from '../mail/outbox.ts';
import type { Parts } from '../parts.ts';
import { placeOfFilters } from '../search/place-of-filters.ts';
import { bulkProperties } from '../search/search.ts';
import { keysOfSearch } from './index-keys.ts';
import { knownIds } from '../secret-keys.ts';
import type { SearchKeys } from './secret-keys.ts';
import { chipsOf } from './search-words.ts';

export interface SearchParts {
  parts: Parts;
  keys: SearchKeys;
}

/** Who asks: an account, or whoever has the key of the search. */
export interface SearchOwner {
  account: SessionAccount | null;
  key: string | undefined;
}

const MOST_SEARCHES = 50;
const DAY_MS = 24 * 60 * 60 * 1000;
const UNCONFIRMED_DAYS = 7;
/** For so long, what was removed can be taken back. */
const REMOVED_DAYS = 1;
/** Homes near a place are nearer than this, unless somebody says how near. */
const NEAR_KM = 6;
const MOST_FOUND = 60;

/** A wish that keeps people out waits for no home, and is called by no such name. Throws `wish-excludes`. */
function needOpen(...texts: (string | undefined)[]): void {
  for (const text of texts) {
    const found = text && excludesPeople(text);
    if (found) throw new AppError('wish-excludes', { params: { words: found.words } });
  }
}

/** The search as it is stored, and where new homes find it. */
async function rowOf({ db }: Parts, { filters, words }: Wanted) {
  const near = await placeOfFilters(db, filters);
  return {
    filters: JSON.stringify(filters),
    words,
    keys: keysOfSearch(filters),
    price_min: filters.price_min ?? null,
    price_max: filters.price_max ?? null,
    latitude: near?.latitude ?? null,
    longitude: near?.longitude ?? null,
    within_km: near ? (filters.within_km ?? NEAR_KM) : null,
  };
}

/** Searches by a condition, newest first, each with the number of homes that are new in it. */
async function readSearches({ parts, keys }: SearchParts, which: { accountId?: number; ids: readonly number[] }): Promise<SavedSearch[]> {
  const { accountId, ids } = which;
  const rows = await parts.db
    .selectFrom('saved_searches')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('saved_search_homes')
        .innerJoin('properties', 'properties.id', 'property_id')
        .select((count) => count.fn.countAll<string>().as('count'))
        .whereRef('search_id', '=', 'saved_searches.id')
        .where('seen_at', 'is', null)
        .where('properties.state', '=', 'live')
        .as('fresh'),
    )
    .where('saved_searches.state', '<>', 'removed')
    .where((eb) =>
      eb.or([
        ...(ids.length > 0 ? [eb('saved_searches.id', 'in', [...ids])] : []),
        ...(accountId === undefined ? [] : [eb('account_id', '=', accountId)]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, name, filters, words, pace, state, email, created_at, fresh }) => ({
    id,
    name,
    filters,
    words,
    pace,
    // Removed ones are not read.
    state: state as SavedSearch['state'],
    email,
    at: created_at.toISOString(),
    fresh: Number(fresh),
    key: keys.of('own', id),
    feed: `/feeds/${keys.of('feed', id)}.atom`,
  }));
}

/** The searches of an account and those whose keys are given; a key that is not ours opens nothing. */
export async function mySearches(search: SearchParts, account: SessionAccount | null, held: readonly string[]): Promise<SavedSearch[]> {
  const ids = knownIds(search.keys, 'own', held);
  if (!account && ids.length === 0) return [];
  return readSearches(search, { ids, ...(account && { accountId: account.id }) });
}

/** What nobody has confirmed, and what was removed, goes. */
async function sweep(trx: Transaction<Tables>, at: Date): Promise<void> {
  const before = (days: number) => new Date(at.getTime() - days * DAY_MS);
  await trx.deleteFrom('saved_searches').where('state', '=', 'unconfirmed').where('changed_at', '<', before(UNCONFIRMED_DAYS)).execute();
  await trx.deleteFrom('saved_searches').where('state', '=', 'removed').where('changed_at', '<', before(REMOVED_DAYS)).execute();
}

type SearchRow = Awaited<ReturnType<typeof rowOf>>;

interface ToSave {
  wanted: Wanted;
  pace: Pace;
  email: string;
  account: SessionAccount | null;
}

/** Keeps a search, or takes up the same one of the same person again. Gives its id. Throws `searches-full`. */
async function keep(trx: Transaction<Tables>, parts: Parts, row: SearchRow, { pace, email, account }: ToSave): Promise<number> {
  const at = parts.now();
  await sweep(trx, at);
  // Whoever saves the same twice at once is answered one after the other.
  await sql`select pg_advisory_xact_lock(hashtext(${`saved search ${email}`}))`.execute(trx);
  const theirs = await trx
    .selectFrom('saved_searches')
    .select(['id', 'state', sql<boolean>`words = ${row.words} and filters = ${row.filters}::jsonb`.as('same')])
    .where('email', '=', email)
    .where((eb) => (account ? eb('account_id', '=', account.id) : eb('account_id', 'is', null)))
    .execute();
  const state = account ? ('active' as const) : ('unconfirmed' as const);
  const same = theirs.find((one) => one.same);
  if (same) {
    const takenUp = account || same.state === 'removed' ? { state } : {};
    await trx
      .updateTable('saved_searches')
      .set({ ...takenUp, pace, changed_at: at })
      .where('id', '=', same.id)
      .execute();
    return same.id;
  }
  if (theirs.filter((one) => one.state !== 'removed').length >= MOST_SEARCHES)
    throw new AppError('searches-full', { params: { most: MOST_SEARCHES } });
  const { language } = parts.words;
  const { id } = await trx
    .insertInto('saved_searches')
    .values({ ...row, account_id: account?.id ?? null, email, pace, state, language, created_at: at, changed_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Saves a search. Without an account nothing but a mail tells whether there was one already: null. */
export async function saveSearch(search: SearchParts, given: ToSave): Promise<SavedSearch | null> {
  const { parts, keys } = search;
  const { db, words, site, now } = parts;
  needOpen(given.wanted.words);
  const row = await rowOf(parts, given.wanted);
  const id = await db.transaction().execute(async (trx) => {
    const kept = await keep(trx, parts, row, given);
    if (given.account) return kept;
    const told = { search: chipsOf(words, given.wanted), address: site + confirmAddress(keys.of('confirm', kept)) };
    const mail = { subject: words.text('mail.savedConfirm.subject', told), text: words.text('mail.savedConfirm.text', told) };
    await queueMail(trx, { key: `search:${kept}:confirm:${now().toISOString()}`, to: given.email, ...mail }, now());
    return kept;
  });
  return given.account ? ((await readSearches(search, { ids: [id] }))[0] ?? null) : null;
}

/** The search, locked, if it is theirs. Throws `search-gone`. */
async function lockOwn(trx: Transaction<Tables>, keys: SearchKeys, id: number, { account, key }: SearchOwner) {
  const row = await trx.selectFrom('saved_searches').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  const isOwn = (account !== null && row?.account_id === account.id) || (key !== undefined && keys.idOf('own', key) === id);
  if (!row || !isOwn) throw new AppError('search-gone');
  return row;
}

/** What a removed search would still tell goes unsent. */
const forgetMails = (trx: Transaction<Tables>, id: number) =>
  trx
    .deleteFrom('outbox')
    .where(sql<boolean>`starts_with(key, ${`search:${id}:`})`)
    .where('sent_at', 'is', null)
    .execute();

/** Changes a search; a removed one can be taken back until it is swept away. Throws `search-gone`. */
export async function changeSearch(search: SearchParts, id: number, owner: SearchOwner, change: SearchChange): Promise<SavedSearch> {
  const { parts, keys } = search;
  const { name, pace, state, wanted } = change;
  needOpen(name, wanted?.words);
  const looksFor = wanted && (await rowOf(parts, wanted));
  const before = await parts.db.transaction().execute(async (trx) => {
    const row = await lockOwn(trx, keys, id, owner);
    const isTold = row.state !== 'unconfirmed' || state === 'removed';
    await trx
      .updateTable('saved_searches')
      .set({
        ...(name !== undefined && { name: name.trim() }),
        ...(pace && { pace }),
        ...(state && isTold && { state }),
        ...looksFor,
        changed_at: parts.now(),
      })
      .where('id', '=', id)
      .execute();
    if (state === 'paused' || state === 'removed') await forgetMails(trx, id);
    return row;
  });
  const [now] = await readSearches(search, { ids: [id] });
  if (now) return now;
  // It is removed: told once more as it was, so that it can be taken back.
  const { name: called, filters, words, pace: paced, email, created_at } = before;
  const was = before.state === 'removed' ? ('paused' as const) : before.state;
  const at = created_at.toISOString();
  return { id, name: called, filters, words, pace: paced, state: was, email, at, fresh: 0, key: keys.of('own', id), feed: '' };
}

/** The homes that have come for a search and are on the market, newest first; they are seen now. Throws `search-gone`. */
export async function openSearch({ parts, keys }: SearchParts, id: number, owner: SearchOwner): Promise<FoundHome[]> {
  await parts.db.transaction().execute(async (trx) => {
    await lockOwn(trx, keys, id, owner);
    await trx
      .updateTable('saved_search_homes')
      .set({ seen_at: parts.now() })
      .where('search_id', '=', id)
      .where('seen_at', 'is', null)
      .execute();
  });
  return foundHomes(parts, id);
}

/** The homes that have come for a search and are on the market, newest first. */
export async function foundHomes({ db }: Parts, id: number, which: 'all' | 'unmailed' = 'all'): Promise<FoundHome[]> {
  const rows = await db
    .selectFrom('saved_search_homes')
    .selectAll()
    .where('search_id', '=', id)
    .$if(which === 'unmailed', (query) => query.where('mailed_at', 'is', null))
    .orderBy('found_at', 'desc')
    .limit(MOST_FOUND)
    .execute();
  const homes = await bulkProperties(
    db,
    rows.map(({ property_id }) => property_id),
  );
  return rows.flatMap(({ was, found_at }, i) => {
    const home = homes[i];
    return home ? [{ home, was: was === null ? null : Number(was), at: found_at.toISOString() }] : [];
  });
}

/** Lets a search begin whose link was followed. Throws `search-gone`. */
export async function confirmSearch(search: SearchParts, key: string): Promise<SavedSearch> {
  const id = search.keys.idOf('confirm', key);
  await search.parts.db
    .updateTable('saved_searches')
    .set({ state: 'active' })
    .where('id', '=', id)
    .where('state', '=', 'unconfirmed')
    .execute();
  const [found] = await readSearches(search, { ids: [id] });
  if (!found) throw new AppError('search-gone');
  return found;
}

/** Stops the mails of a search, as often as that is asked for. Throws `search-gone`. */
export async function stopSearch({ parts, keys }: SearchParts, key: string): Promise<void> {
  const id = keys.idOf('stop', key);
  await parts.db.transaction().execute(async (trx) => {
    const row = await trx.selectFrom('saved_searches').select('state').where('id', '=', id).forUpdate().executeTakeFirst();
    if (!row) throw new AppError('search-gone');
    if (row.state === 'active')
      await trx.updateTable('saved_searches').set({ state: 'paused', changed_at: parts.now() }).where('id', '=', id).execute();
    await forgetMails(trx, id);
  });
}
