import { create, insertMultiple, search as searchOrama } from '@orama/orama';
import { sql } from 'kysely';
import MiniSearch from 'minisearch';
import type { Database } from '../../src/server/database/open.ts';

/** Words, in a place or anywhere. */
export interface Wanted {
  words: string;
  locality: string | null;
}

/** Finds the first twelve homes and counts all, as a page of results needs them. */
export type Finds = (wanted: Wanted) => Promise<{ ids: (number | string)[]; total: number }>;

interface Text {
  id: number;
  name: string;
  description: string;
  address: string;
  locality: string;
}

const PAGE = 12;
const ALL_AT_ONCE = 1_000_000;

const readTexts = (db: Database): Promise<Text[]> =>
  db.selectFrom('properties').select(['id', 'name', 'description', 'address', 'locality']).where('state', '=', 'live').execute();

/** An index in memory, as a small site would have it. */
async function withMiniSearch(db: Database): Promise<Finds> {
  const index = new MiniSearch<Text>({
    fields: ['name', 'description', 'address'],
    storeFields: ['locality'],
    searchOptions: { combineWith: 'AND' },
  });
  index.addAll(await readTexts(db));
  return async ({ words, locality }) => {
    const found = index.search(words, locality === null ? {} : { filter: (one) => one['locality'] === locality });
    return { ids: found.slice(0, PAGE).map(({ id }) => id as number), total: found.length };
  };
}

/** The same with filters of its own. */
async function withOrama(db: Database): Promise<Finds> {
  const index = create({ schema: { name: 'string', description: 'string', address: 'string', locality: 'enum' } as const });
  await insertMultiple(
    index,
    (await readTexts(db)).map(({ id, ...text }) => ({ id: String(id), ...text })),
    ALL_AT_ONCE,
  );
  return async ({ words, locality }) => {
    const { hits, count } = await searchOrama(index, {
      term: words,
      threshold: 0,
      limit: PAGE,
      ...(locality !== null && { where: { locality: { eq: locality } } }),
    });
    return { ids: hits.map(({ id }) => id), total: count };
  };
}

/** What is written first: every row is read, and its text looked through. */
const withLike =
  (db: Database): Finds =>
  async ({ words, locality }) => {
    const has = words.split(' ').map((word) => sql<boolean>`lower(name || ' ' || description || ' ' || address) like ${`%${word}%`}`);
    const matching = db
      .selectFrom('properties')
      .where('state', '=', 'live')
      .where((eb) => eb.and(has))
      .$if(locality !== null, (query) => query.where('locality', '=', locality));
    const { total } = await matching.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
    const rows = await matching.select('id').orderBy('listed_at', 'desc').limit(PAGE).execute();
    return { ids: rows.map(({ id }) => id), total: Number(total) };
  };

/** What people would pick instead of our search, over the same homes. */
export const searchRivals = async (db: Database): Promise<Record<string, Finds>> => ({
  'MiniSearch, in memory': await withMiniSearch(db),
  'Orama, in memory': await withOrama(db),
  'SQL like': withLike(db),
});
