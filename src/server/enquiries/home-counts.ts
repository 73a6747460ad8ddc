import { sql } from 'kysely';
import type { HomeCounts } from '../../domain/thread.ts';
import type { SessionAccount } from '../account/sessions.ts';
import type { Database } from '../database/open.ts';
import type { Parts } from '../parts.ts';

/** Views are counted and kept for so long. */
const VIEW_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const firstDay = (at: Date): string => dayOf(new Date(at.getTime() - VIEW_DAYS * DAY_MS));

/** Somebody looks at a home that is on the market and not their own. */
export async function noteView({ db, now }: Parts, propertyId: number, browser: string, account: SessionAccount | null): Promise<void> {
  await db
    .insertInto('home_views')
    .columns(['property_id', 'day', 'browser'])
    .expression((eb) =>
      eb
        .selectFrom('properties')
        .select(['id', sql<string>`${dayOf(now())}::date`.as('day'), sql<string>`${browser}`.as('browser')])
        .where('id', '=', propertyId)
        .where('state', '=', 'live')
        .where('owner_id', 'is distinct from', account?.id ?? 0),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const sweepViews = (db: Database, at: Date) => db.deleteFrom('home_views').where('day', '<', firstDay(at)).execute();

/** What comes of each home of an account, in numbers. */
export async function homeCounts({ db, now }: Parts, { id: accountId }: SessionAccount): Promise<HomeCounts[]> {
  const at = now();
  const { rows } = await sql<{ id: number; enquiries: string; visits: string; views: string; saves: string }>`
    select id,
      (select count(*) from threads where property_id = properties.id) as enquiries,
      (select count(*) from visits where property_id = properties.id and state = 'booked' and starts_at > ${at}) as visits,
      (select count(*) from home_views where property_id = properties.id and day >= ${firstDay(at)}) as views,
      (select count(*) from account_homes where list = 'wishlist' and properties.id = any (ids)) as saves
    from properties where owner_id = ${accountId} order by id`.execute(db);
  return rows.map(({ id, enquiries, visits, views, saves }) => ({
    propertyId: id,
    enquiries: Number(enquiries),
    visits: Number(visits),
    views: Number(views),
    saves: Number(saves),
  }));
}
