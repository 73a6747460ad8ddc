import { sql, type Kysely, type Transaction } from 'kysely';
import { withoutFamily, type Filters } from '../../domain/filters.ts';
import { meetsFilters } from '../../domain/meets-filters.ts';
import type { Property } from '../../domain/property.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/schema.ts';
import type { Parts } from '../parts.ts';
import { bulkProperties } from '../search/search.ts';
import { keysOfHome } from './index-keys.ts';

const AT_ONCE = 100;
const KM_PER_DEGREE = 111.2;

/** Notes homes that were put on the market or changed there, in the transaction in which that happens. */
export async function noteHomes(
  db: Kysely<Tables> | Transaction<Tables>,
  homes: readonly { id: number; was: number | null }[],
): Promise<void> {
  if (homes.length === 0) return;
  await db
    .insertInto('homes_to_match')
    .values(homes.map(({ id, was }) => ({ property_id: id, was })))
    // Its price before the first of several changes counts.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface Candidate {
  property_id: number;
  search_id: number;
  filters: Filters;
  /** The place is near enough: it was measured with the search. */
  placed: boolean;
}

/** Searches that may fit: by offer, type, locality, price, words and distance, all of which the database knows by itself. */
async function candidates(db: Database, homes: readonly Property[]): Promise<Candidate[]> {
  const asked = JSON.stringify(homes.map((home) => ({ id: home.id, keys: keysOfHome(home) })));
  const { rows } = await sql<Candidate>`
    select p.id as property_id, s.id as search_id, s.filters, s.latitude is not null as placed
    from jsonb_to_recordset(${asked}::jsonb) as asked (id int, keys text[])
    join properties p on p.id = asked.id
    join saved_searches s on s.state = 'active' and s.keys && asked.keys
    where (s.price_min is null or p.price >= s.price_min) and (s.price_max is null or p.price <= s.price_max)
      and (p.owner_id is null or s.account_id is distinct from p.owner_id)
      and (s.words = '' or p.words @@ plainto_tsquery('english', s.words))
      and (s.latitude is null or sqrt(power((p.latitude - s.latitude) * ${KM_PER_DEGREE}, 2)
        + power((p.longitude - s.longitude) * ${KM_PER_DEGREE} * cos(radians(s.latitude)), 2)) <= s.within_km)`.execute(db);
  return rows;
}

interface Fit {
  search: number;
  home: number;
  price: number;
  was: number | null;
}

/** Writes what has come; a home that is there already comes again only where it is cheaper now. Gives the searches. */
async function keepFits(db: Database, fits: readonly Fit[], at: Date): Promise<number[]> {
  if (fits.length === 0) return [];
  const { rows } = await sql<{ search_id: number }>`
    insert into saved_search_homes as known (search_id, property_id, price, was, found_at)
    select search, home, price, was, ${at}
    from jsonb_to_recordset(${JSON.stringify(fits)}::jsonb) as fit (search int, home int, price bigint, was bigint)
    -- A search may have been deleted, or paused, in the meantime.
    where exists (select 1 from saved_searches where id = search and state = 'active')
    on conflict (search_id, property_id) do update
      set price = excluded.price, was = known.price, found_at = excluded.found_at, mailed_at = null, seen_at = null
      where known.price > excluded.price
    returning search_id`.execute(db);
  return [...new Set(rows.map(({ search_id }) => search_id))];
}

/** Compares homes with the searches that wait for them. Gives the searches for which one has come. */
export async function matchHomes(db: Database, homes: readonly { id: number; was: number | null }[], at: Date): Promise<number[]> {
  const told = new Map(homes.map(({ id, was }) => [id, was]));
  const found = (await bulkProperties(db, [...told.keys()])).filter((home) => home !== null);
  const byId = new Map(found.map((home) => [home.id, home]));
  const fits = (await candidates(db, found)).filter(({ property_id, filters, placed }) =>
    meetsFilters(byId.get(property_id)!, withoutMeasured(filters, placed)),
  );
  return keepFits(
    db,
    fits.map(({ property_id, search_id }) => {
      const price = byId.get(property_id)!.marketValue;
      const was = told.get(property_id) ?? null;
      return { search: search_id, home: property_id, price, was: was !== null && was > price ? was : null };
    }),
    at,
  );
}

const withoutMeasured = (filters: Filters, placed: boolean): Filters => {
  const known = withoutFamily(filters, 'price');
  return placed ? withoutFamily(known, 'near') : known;
};

/** Makes jobs of the homes that were noted: each is compared once. */
export async function handOverHomes({ db, jobs }: Parts): Promise<void> {
  for (;;) {
    const count = await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ property_id: number; was: string | null }>`
        delete from homes_to_match where property_id in
          (select property_id from homes_to_match order by property_id limit ${AT_ONCE} for update skip locked)
        returning property_id, was`.execute(trx);
      const homes = rows.map(({ property_id, was }) => ({ id: property_id, was: was === null ? null : Number(was) }));
      if (homes.length > 0) await jobs.add('match-homes', [{ data: { homes } }], trx);
      return homes.length;
    });
    if (count < AT_ONCE) return;
  }
}
