import type { Transaction } from 'kysely';
import { AppError } from '../../domain/errors.ts';
import { isAhead, type Visit, type VisitHours } from '../../domain/visit.ts';
import { timesOffered } from '../../domain/offered-times.ts';
import type { SessionAccount } from '../account/sessions.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/schema.ts';
import { mailVisit } from './visit-mail.ts';
import { asVisit, readRow, sideOf, visitRows, type VisitParts, type VisitRow } from './visit-rows.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Visits ahead of one e-mail address: nobody takes all times of a market. */
const MOST_AHEAD = 12;
/** Visits that are over are shown so long. */
const SHOWN_DAYS = 30;

/** Who shows a home, and when. Throws `property-gone`. */
async function hostOf(db: Database | Transaction<Tables>, propertyId: number) {
  const host = await db
    .selectFrom('properties')
    .innerJoin('agents', 'agents.id', 'agent_id')
    .select(['agents.id', 'agents.name', 'visit_days', 'visit_from', 'visit_to'])
    .where('properties.id', '=', propertyId)
    .where('state', '=', 'live')
    .executeTakeFirst();
  if (!host) throw new AppError('property-gone');
  const hours: VisitHours = { days: host.visit_days, from: host.visit_from, to: host.visit_to };
  return { id: host.id, name: host.name, hours };
}

type Host = Awaited<ReturnType<typeof hostOf>>;

/** The times at which nobody comes yet. */
async function freeTimes(db: Database | Transaction<Tables>, { id, hours }: Host, now: Date): Promise<string[]> {
  const taken = await db
    .selectFrom('visits')
    .select('starts_at')
    .where('agent_id', '=', id)
    .where('state', '=', 'booked')
    .where('starts_at', '>', now)
    .execute();
  const takenAt = new Set(taken.map(({ starts_at }) => starts_at.getTime()));
  return timesOffered(hours, now)
    .filter((at) => !takenAt.has(at.getTime()))
    .map((at) => at.toISOString());
}

/** Whoever arranges visits with a host does so one after the other, on all servers. */
const lockHost = (trx: Transaction<Tables>, { id }: Host) =>
  trx.selectFrom('agents').select('id').where('id', '=', id).forUpdate().execute();

/** When a home can be visited, and with whom. */
export async function visitTimes({ parts: { db, now } }: VisitParts, propertyId: number) {
  const host = await hostOf(db, propertyId);
  return { host: host.name, times: await freeTimes(db, host, now()) };
}

/** A visit that is arranged, or the times that are free where the one asked for is not. */
interface Arranged {
  visit: Visit | null;
  free: string[];
}

export interface AskedVisit {
  propertyId: number;
  at: string;
  name: string;
  email: string;
  phone: string;
  note: string;
  account: SessionAccount | null;
}

/** Nobody visits one home twice at once, or takes all times. Throws `visit-known` and `visits-full`. */
async function needRoom(trx: Transaction<Tables>, { email, propertyId }: AskedVisit, now: Date): Promise<void> {
  const ahead = await trx
    .selectFrom('visits')
    .select('property_id')
    .where('email', '=', email)
    .where('state', '=', 'booked')
    .where('starts_at', '>', now)
    .execute();
  if (ahead.some(({ property_id }) => property_id === propertyId)) throw new AppError('visit-known');
  if (ahead.length >= MOST_AHEAD) throw new AppError('visits-full', { params: { most: MOST_AHEAD } });
}

const rowNow = async (trx: Transaction<Tables>, id: number): Promise<VisitRow> =>
  readRow(await visitRows(trx).where('visits.id', '=', id).executeTakeFirstOrThrow());

/** Arranges a visit, and tells both sides. Of many who ask for one time, one gets it. */
export async function askVisit(visit: VisitParts, asked: AskedVisit): Promise<Arranged> {
  const { db, now, words } = visit.parts;
  const { propertyId, account, at, name, email, phone, note } = asked;
  return db.transaction().execute(async (trx) => {
    const host = await hostOf(trx, propertyId);
    await lockHost(trx, host);
    const today = now();
    await needRoom(trx, asked, today);
    const free = await freeTimes(trx, host, today);
    if (!free.includes(new Date(at).toISOString())) return { visit: null, free };
    const { id } = await trx
      .insertInto('visits')
      .values({
        property_id: propertyId,
        agent_id: host.id,
        account_id: account?.id ?? null,
        name: name.trim(),
        email,
        phone: phone.trim(),
        note: note.trim(),
        language: words.language,
        starts_at: new Date(at),
        created_at: today,
        changed_at: today,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const row = await rowNow(trx, id);
    await mailVisit(trx, visit, row, 'booked');
    return { visit: asVisit(row, 'seeker', visit), free };
  });
}

/** Who asks: an account, or whoever has the key of the visit. */
export interface VisitCaller {
  account: SessionAccount | null;
  key: string | undefined;
}

/** Moves a visit, or cancels it where no time is given, for either side, and tells both. Throws `visit-gone`. */
export async function changeVisit(visit: VisitParts, id: number, { account, key }: VisitCaller, at: string | null): Promise<Arranged> {
  const { db, now } = visit.parts;
  const held = key !== undefined && visit.keys.idOf('own', key) === id ? [id] : [];
  return db.transaction().execute(async (trx) => {
    const known = await visitRows(trx).where('visits.id', '=', id).executeTakeFirst();
    const side = known && sideOf(readRow(known), account, held);
    if (!known || !side) throw new AppError('visit-gone');
    await trx.selectFrom('agents').select('id').where('id', '=', known.agent_id).forUpdate().execute();
    // It may have changed while we waited.
    const before = await rowNow(trx, id);
    if (!isAhead(asVisit(before, side, visit))) throw new AppError('visit-gone');
    const free = at === null ? [] : await freeTimes(trx, await hostOf(trx, before.property_id), now());
    if (at !== null && !free.includes(new Date(at).toISOString())) return { visit: null, free };
    await trx
      .updateTable('visits')
      .set({
        ...(at === null ? { state: 'cancelled' } : { starts_at: new Date(at), reminded_at: null }),
        sequence: before.sequence + 1,
        changed_at: now(),
      })
      .where('id', '=', id)
      .execute();
    const row = await rowNow(trx, id);
    await mailVisit(trx, visit, row, at === null ? 'cancelled' : 'moved');
    return { visit: asVisit(row, side, visit), free };
  });
}

/** Cancels what is ahead of a home that leaves the market, or of an account that is deleted, and tells both sides. */
export async function cancelVisits(
  trx: Transaction<Tables>,
  visit: VisitParts,
  of: { propertyId: number } | { accountId: number; email: string },
): Promise<void> {
  const at = visit.parts.now();
  const ahead = await visitRows(trx)
    .where('visits.state', '=', 'booked')
    .where('starts_at', '>', at)
    .where((eb) =>
      'propertyId' in of
        ? eb('property_id', '=', of.propertyId)
        : eb.or([eb('visits.account_id', '=', of.accountId), eb('visits.email', '=', of.email), eb('owner_id', '=', of.accountId)]),
    )
    .execute();
  for (const { id, sequence } of ahead) {
    await trx
      .updateTable('visits')
      .set({ state: 'cancelled', sequence: sequence + 1, changed_at: at })
      .where('id', '=', id)
      .execute();
    await mailVisit(trx, visit, await rowNow(trx, id), 'cancelled');
  }
}

/** The visits of an account, on either side, and those whose keys are held; those ahead first, the next one on top. */
export async function myVisits(visit: VisitParts, account: SessionAccount | null, held: readonly number[]): Promise<Visit[]> {
  if (!account && held.length === 0) return [];
  const { db, now } = visit.parts;
  const rows = await visitRows(db)
    .where('starts_at', '>', new Date(now().getTime() - SHOWN_DAYS * DAY_MS))
    .where((eb) =>
      eb.or([
        ...(held.length > 0 ? [eb('visits.id', 'in', [...held])] : []),
        ...(account
          ? [eb('visits.account_id', '=', account.id), eb('visits.email', '=', account.email), eb('properties.owner_id', '=', account.id)]
          : []),
      ]),
    )
    .orderBy('starts_at')
    .orderBy('visits.id')
    .execute();
  const visits = rows.flatMap((read) => {
    const row = readRow(read);
    const side = sideOf(row, account, held);
    return side ? [asVisit(row, side, visit)] : [];
  });
  return [...visits.filter(isAhead), ...visits.filter((one) => !isAhead(one)).toReversed()];
}

/** Reminds both sides of each visit that is less than a day away, once; not those that were arranged since. */
export async function remindVisits(visit: VisitParts): Promise<void> {
  const { db, now, mailer, log } = visit.parts;
  const at = now();
  await db.transaction().execute(async (trx) => {
    const due = await trx
      .updateTable('visits')
      .set({ reminded_at: at })
      .where('state', '=', 'booked')
      .where('reminded_at', 'is', null)
      .where('starts_at', '>', at)
      .where('starts_at', '<=', new Date(at.getTime() + DAY_MS))
      .returning(['id', 'starts_at', 'changed_at'])
      .execute();
    for (const { id, starts_at, changed_at } of due)
      if (starts_at.getTime() - changed_at.getTime() > DAY_MS) await mailVisit(trx, visit, await rowNow(trx, id), 'reminder');
  });
  void mailer.send().catch((error: unknown) => log.error({ err: error }, 'mails could not be sent'));
}

/** When the homes of an account are shown; null where it has put none on the market yet. */
export async function hoursOf({ parts: { db } }: VisitParts, account: SessionAccount): Promise<VisitHours | null> {
  const own = await db
    .selectFrom('accounts')
    .innerJoin('agents', 'agents.id', 'agent_id')
    .select(['visit_days', 'visit_from', 'visit_to'])
    .where('accounts.id', '=', account.id)
    .executeTakeFirst();
  return own ? { days: own.visit_days, from: own.visit_from, to: own.visit_to } : null;
}

/** Visits that are arranged already stay. Throws `not-allowed` where the account has put no home on the market. */
export async function setHours({ parts: { db } }: VisitParts, account: SessionAccount, { days, from, to }: VisitHours): Promise<void> {
  const { agent_id } = await db.selectFrom('accounts').select('agent_id').where('id', '=', account.id).executeTakeFirstOrThrow();
  if (agent_id === null) throw new AppError('not-allowed');
  await db
    .updateTable('agents')
    .set({ visit_days: [...new Set(days)].toSorted((a, b) => a - b), visit_from: from, visit_to: to })
    .where('id', '=', agent_id)
    .execute();
}
