import type { Transaction } from 'kysely';
import { AppError } from '../../domain/errors.ts';
import { checkPosting } from '../../domain/posting-check.ts';
import { COUNTED_STATES, mayDo, REVIEW_HOURS, type Posting, type PostingForm, type PostingState } from '../../domain/posting.ts';
import type { Parts } from '../parts.ts';
import type { SessionAccount } from '../account/sessions.ts';
import { activeSubscription } from '../plans/subscriptions.ts';
import type { Tables } from '../database/schema.ts';
import { queueMail } from '../mail/outbox.ts';
import { closeListing } from './publish.ts';

export interface PostingRow {
  id: number;
  account_id: number;
  state: PostingState;
  form: PostingForm;
  reason: string;
  submitted_at: Date | null;
  changed_at: Date;
  property_id: number | null;
}

export const asPosting = (row: PostingRow): Posting => ({
  id: row.id,
  state: row.state,
  form: row.form,
  reason: row.reason,
  submittedAt: row.submitted_at?.toISOString() ?? null,
  changedAt: row.changed_at.toISOString(),
  propertyId: row.property_id,
});

const MOST_DRAFTS = 50;

/** Throws where nobody pays for postings of this account. */
async function needSubscription({ db, now }: Parts, accountId: number) {
  const subscription = await activeSubscription(db, accountId, now());
  if (!subscription) throw new AppError('subscription-needed');
  return subscription;
}

/** The person's own posting; of others it is as if there were none. */
export async function ownPosting({ db }: Pick<Parts, 'db'>, id: number, { id: accountId }: SessionAccount): Promise<PostingRow> {
  const row = await db.selectFrom('postings').selectAll().where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst();
  if (!row) throw new AppError('posting-gone');
  return row;
}

export async function ownPostings({ db }: Parts, accountId: number): Promise<Posting[]> {
  const rows = await db.selectFrom('postings').selectAll().where('account_id', '=', accountId).orderBy('changed_at', 'desc').execute();
  return rows.map(asPosting);
}

export async function newPosting(parts: Parts, account: SessionAccount, form: PostingForm): Promise<Posting> {
  const { db, now } = parts;
  await needSubscription(parts, account.id);
  const { count } = await db
    .selectFrom('postings')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('account_id', '=', account.id)
    .where('state', '=', 'draft')
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_DRAFTS) throw new AppError('plan-full', { params: { listings: MOST_DRAFTS } });
  const row = await db
    .insertInto('postings')
    .values({ account_id: account.id, form: JSON.stringify({ ...form, photos: [] }), changed_at: now(), property_id: null })
    .returningAll()
    .executeTakeFirstOrThrow();
  return asPosting(row);
}

/** Keeps a form. Only photos that were uploaded for this very posting stay. */
export async function savePosting(parts: Parts, account: SessionAccount, id: number, form: PostingForm): Promise<Posting> {
  const { db, now } = parts;
  const before = await ownPosting(parts, id, account);
  if (before.state === 'pending' || before.state === 'sold') throw new AppError('posting-not-possible');
  const uploaded = new Set(
    (await db.selectFrom('photos').select('file').where('kind', '=', `posting ${id}`).execute()).map(({ file }) => file),
  );
  const kept = { ...form, photos: form.photos.filter(({ file }) => uploaded.has(file)) };
  const row = await db
    .updateTable('postings')
    .set({ form: JSON.stringify(kept), changed_at: now() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return asPosting(row);
}

async function needRoom(trx: Transaction<Tables>, posting: PostingRow, listings: number): Promise<void> {
  await trx.selectFrom('accounts').select('id').where('id', '=', posting.account_id).forUpdate().execute();
  const { count } = await trx
    .selectFrom('postings')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('account_id', '=', posting.account_id)
    .where('state', 'in', [...COUNTED_STATES])
    .where('id', '!=', posting.id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= listings) throw new AppError('plan-full', { params: { listings } });
}

/** Submits, withdraws, marks as sold or removes. The plan's number of listings is counted with the account locked. */
export async function changePosting(
  parts: Parts,
  account: SessionAccount,
  id: number,
  action: 'submit' | 'withdraw' | 'sold' | 'remove',
): Promise<void> {
  const { db, now, words } = parts;
  const posting = await ownPosting(parts, id, account);
  if (!mayDo(action, posting.state)) throw new AppError('posting-not-possible');
  const at = now();
  if (action === 'submit') {
    const problems = Object.entries(checkPosting(posting.form));
    if (problems.length > 0)
      throw new AppError('posting-incomplete', { fields: problems.map(([path, problem]) => ({ path, message: problem!.key })) });
    const { listings } = await needSubscription(parts, account.id);
    await db.transaction().execute(async (trx) => {
      await needRoom(trx, posting, listings);
      await trx
        .updateTable('postings')
        .set({ state: 'pending', reason: '', submitted_at: at, changed_at: at })
        .where('id', '=', id)
        .execute();
      const mail = {
        subject: words.text('mail.submitted.subject', { title: posting.form.title }),
        text: words.text('mail.submitted.text', { title: posting.form.title, hours: REVIEW_HOURS }),
      };
      await queueMail(trx, { key: `submitted:${id}:${at.toISOString()}`, to: account.email, ...mail }, at);
    });
    return;
  }
  await db.transaction().execute(async (trx) => {
    if (posting.property_id !== null) await closeListing(trx, posting.property_id, action === 'sold' ? 'sold' : 'withdrawn', at);
    if (action === 'remove') await trx.deleteFrom('postings').where('id', '=', id).execute();
    else
      await trx
        .updateTable('postings')
        .set({ state: action === 'sold' ? 'sold' : 'withdrawn', changed_at: at })
        .where('id', '=', id)
        .execute();
  });
}
