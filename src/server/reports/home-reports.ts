import { AppError } from '../../domain/errors.ts';
import type { ReportedHome, ReportReason } from '../../domain/home-report.ts';
import type { SessionAccount } from '../account/sessions.ts';
import { queueMail } from '../mail/outbox.ts';
import type { Parts } from '../parts.ts';
import { decideListing } from '../review/take-down.ts';

const MOST_SHOWN = 200;

export interface GivenReport {
  propertyId: number;
  reason: ReportReason;
  text: string;
  email: string | null;
  account: SessionAccount | null;
  /** The browser, by the hash of its cookie. */
  browser: string;
}

/**
 * Keeps what somebody says is wrong with a home. The same person's second report of it changes the first, until it is decided
 * on; then it is a new one. Throws `property-gone`.
 */
export async function takeReport({ db, words, now }: Parts, given: GivenReport): Promise<void> {
  const { propertyId, reason, text, email, account, browser } = given;
  const home = await db.selectFrom('properties').select('id').where('id', '=', propertyId).where('state', '=', 'live').executeTakeFirst();
  if (!home) throw new AppError('property-gone');
  const said = {
    reason,
    text: text.trim(),
    email: account?.email ?? email,
    language: words.language,
    state: 'open' as const,
    created_at: now(),
    decided_at: null,
  };
  await db
    .insertInto('home_reports')
    .values({
      ...said,
      property_id: propertyId,
      reporter: account ? `account ${account.id}` : `browser ${browser}`,
      account_id: account?.id ?? null,
    })
    .onConflict((conflict) => conflict.columns(['property_id', 'reporter']).doUpdateSet(said))
    .execute();
}

/** Homes with reports that wait for a decision, the longest waiting first. */
export async function reportedHomes({ db }: Parts): Promise<ReportedHome[]> {
  const rows = await db
    .selectFrom('home_reports')
    .innerJoin('properties', 'properties.id', 'property_id')
    .select(['property_id', 'properties.name', 'properties.state as market', 'reason', 'text', 'created_at'])
    .where('home_reports.state', '=', 'open')
    .orderBy('created_at')
    .limit(MOST_SHOWN)
    .execute();
  const homes = new Map<number, ReportedHome>();
  for (const { property_id: id, name, market, reason, text, created_at } of rows) {
    const home = homes.get(id) ?? { id, name, live: market === 'live', reports: [] };
    home.reports.push({ reason, text, at: created_at.toISOString() });
    homes.set(id, home);
  }
  return [...homes.values()];
}

/** Decides on all reports of a home at once; those who reported it, and can be reached, get the reason by mail. */
export async function decideReports(
  parts: Parts,
  propertyId: number,
  { decision, reason }: { decision: 'take-down' | 'keep'; reason: string },
): Promise<void> {
  const { db, words, now } = parts;
  if (reason.trim() === '') throw new AppError('bad-request', { fields: [{ path: 'reason', message: 'a reason' }] });
  const home = await db.selectFrom('properties').select(['name', 'state']).where('id', '=', propertyId).executeTakeFirst();
  if (!home) throw new AppError('property-gone');
  // It may be off the market already: then the reports are still answered.
  if (decision === 'take-down' && home.state === 'live') await decideListing(parts, propertyId, 'takeDown', reason);
  const at = now();
  await db.transaction().execute(async (trx) => {
    const decided = await trx
      .updateTable('home_reports')
      .set({ state: decision === 'take-down' ? 'upheld' : 'dismissed', decided_at: at })
      .where('property_id', '=', propertyId)
      .where('state', '=', 'open')
      .returning(['id', 'email', 'language'])
      .execute();
    for (const { id, email, language } of decided) {
      if (!email) continue;
      const { text } = words.in(language);
      const told = { title: home.name, reason: reason.trim() };
      const kind = decision === 'take-down' ? 'reportUpheld' : 'reportDismissed';
      const mail = { subject: text(`mail.${kind}.subject`, told), text: text(`mail.${kind}.text`, told) };
      await queueMail(trx, { key: `report:${id}:${at.toISOString()}`, to: email, ...mail }, at);
    }
  });
}
