import type { Transaction } from 'kysely';
import { AppError } from '../../domain/errors.ts';
import { checkPosting } from '../../domain/posting-check.ts';
import { COUNTED_STATES, mayDo, REVIEW_HOURS, type OwnerAction } from '../../domain/posting.ts';
import type { SessionAccount } from '../account/sessions.ts';
import type { Tables } from '../database/schema.ts';
import { queueMail } from '../mail/outbox.ts';
import type { Parts } from '../parts.ts';
import { visitKeys } from '../visits/visit-rows.ts';
import { cancelVisits } from '../visits/visits.ts';
import { lockAccount, lockOwnPosting, needSubscription, type PostingRow } from './postings.ts';
import { closeListing } from './publish.ts';

/** Throws `plan-full` where the plan has no room for one more home on the market. */
export async function needRoom(trx: Transaction<Tables>, posting: PostingRow, listings: number): Promise<void> {
  await lockAccount(trx, posting.account_id);
  // A home whose change was rejected is on the market as it was before.
  const { count } = await trx
    .selectFrom('postings')
    .leftJoin('properties', 'properties.id', 'property_id')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('postings.account_id', '=', posting.account_id)
    .where((eb) => eb.or([eb('postings.state', 'in', [...COUNTED_STATES]), eb('properties.state', '=', 'live')]))
    .where('postings.id', '!=', posting.id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= listings) throw new AppError('plan-full', { params: { listings } });
}

/** Sends a posting into review, and tells its owner. */
async function submit(
  trx: Transaction<Tables>,
  parts: Parts,
  posting: PostingRow,
  { email, listings }: { email: string; listings: number },
) {
  const { words } = parts;
  const problems = Object.entries(checkPosting(posting.form));
  if (problems.length > 0)
    throw new AppError('posting-incomplete', { fields: problems.map(([path, problem]) => ({ path, message: problem!.key })) });
  await needRoom(trx, posting, listings);
  const at = parts.now();
  await trx
    .updateTable('postings')
    .set({ state: 'pending', reason: '', submitted_at: at, changed_at: at })
    .where('id', '=', posting.id)
    .execute();
  const { title } = posting.form;
  const mail = {
    subject: words.text('mail.submitted.subject', { title }),
    text: words.text('mail.submitted.text', { title, hours: REVIEW_HOURS }),
  };
  await queueMail(trx, { key: `submitted:${posting.id}:${at.toISOString()}`, to: email, ...mail }, at);
}

/** Puts a paused home back on the market as it was. */
async function renew(trx: Transaction<Tables>, parts: Parts, posting: PostingRow, listings: number): Promise<void> {
  await needRoom(trx, posting, listings);
  const at = parts.now();
  await trx.updateTable('postings').set({ state: 'live', changed_at: at }).where('id', '=', posting.id).execute();
  if (posting.property_id === null) throw new AppError('posting-not-possible');
  await trx
    .updateTable('properties')
    .set({ state: 'live', changed_at: at.toISOString(), confirmed_at: at, asked_at: null })
    .where('id', '=', posting.property_id)
    .execute();
}

/** What a posting is once its home has left the market. */
const OFF_MARKET = { sold: 'sold', pause: 'paused', withdraw: 'withdrawn', remove: 'withdrawn' } as const;

/**
 * Submits, pauses, renews, withdraws, marks as sold or removes. What is possible is decided with the posting locked, so that
 * an operator's decision comes before or after; the plan's number of listings is counted with the account locked.
 */
export async function changePosting(parts: Parts, account: SessionAccount, id: number, action: OwnerAction): Promise<void> {
  const { db, now } = parts;
  const listings = action === 'submit' || action === 'renew' ? (await needSubscription(parts, account.id)).listings : 0;
  const keys = await visitKeys(db);
  await db.transaction().execute(async (trx) => {
    const posting = await lockOwnPosting(trx, id, account);
    if (!mayDo(action, posting.state)) throw new AppError('posting-not-possible');
    if (action === 'submit') return submit(trx, parts, posting, { email: account.email, listings });
    if (action === 'renew') return renew(trx, parts, posting, listings);
    const at = now();
    const state = OFF_MARKET[action];
    if (posting.property_id !== null) {
      await closeListing(trx, posting.property_id, state === 'sold' ? 'sold' : 'withdrawn', at);
      await cancelVisits(trx, { parts, keys }, { propertyId: posting.property_id });
    }
    if (action === 'remove') await trx.deleteFrom('postings').where('id', '=', id).execute();
    else await trx.updateTable('postings').set({ state, changed_at: at }).where('id', '=', id).execute();
  });
}
