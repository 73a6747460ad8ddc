import type { Transaction } from 'kysely';
import { AppError } from '../../domain/errors.ts';
import type { Posting, PostingForm, PostingState } from '../../domain/posting.ts';
import type { Parts } from '../parts.ts';
import type { SessionAccount } from '../account/sessions.ts';
import { questionOf } from '../freshness/question.ts';
import { activeSubscription } from '../plans/subscriptions.ts';
import type { Tables } from '../database/schema.ts';

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
export async function needSubscription({ db, now }: Parts, accountId: number) {
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

/** The same, locked until the transaction ends. */
export async function lockOwnPosting(trx: Transaction<Tables>, id: number, { id: accountId }: SessionAccount): Promise<PostingRow> {
  const row = await trx
    .selectFrom('postings')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('posting-gone');
  return row;
}

/** What the photos of a posting have as their kind. */
export const photosOf = (postingId: number): string => `posting ${postingId}`;

export async function ownPostings({ db }: Parts, accountId: number): Promise<Posting[]> {
  const rows = await db
    .selectFrom('postings')
    .leftJoin('properties', 'properties.id', 'property_id')
    .selectAll('postings')
    .select(['confirmed_at', 'asked_at', 'properties.state as market'])
    .where('account_id', '=', accountId)
    .orderBy('postings.changed_at', 'desc')
    .execute();
  return rows.map(({ confirmed_at, asked_at, market, ...row }) => ({
    ...asPosting(row),
    ...(confirmed_at && { confirmedAt: confirmed_at.toISOString() }),
    ...questionOf({ state: market, confirmed_at, asked_at }, row.state),
  }));
}

/** Whoever counts the postings of an account does so one after the other, on all servers. */
export const lockAccount = (trx: Transaction<Tables>, accountId: number) =>
  trx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();

/** Begins a draft. Throws `subscription-needed`, and `drafts-full` beyond the most drafts of one account. */
export async function newPosting(parts: Parts, account: SessionAccount, form: PostingForm): Promise<Posting> {
  const { db, now } = parts;
  await needSubscription(parts, account.id);
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, account.id);
    const { count } = await trx
      .selectFrom('postings')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('account_id', '=', account.id)
      .where('state', '=', 'draft')
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_DRAFTS) throw new AppError('drafts-full', { params: { most: MOST_DRAFTS } });
    const row = await trx
      .insertInto('postings')
      .values({ account_id: account.id, form: JSON.stringify({ ...form, photos: [] }), changed_at: now(), property_id: null })
      .returningAll()
      .executeTakeFirstOrThrow();
    return asPosting(row);
  });
}

/** Keeps a form. Only photos that were uploaded for this very posting stay. */
export async function savePosting(parts: Parts, account: SessionAccount, id: number, form: PostingForm): Promise<Posting> {
  const { db, now } = parts;
  return db.transaction().execute(async (trx) => {
    const before = await lockOwnPosting(trx, id, account);
    if (before.state === 'pending' || before.state === 'sold') throw new AppError('posting-not-possible');
    const uploaded = new Set(
      (await trx.selectFrom('photos').select('file').where('kind', '=', photosOf(id)).execute()).map(({ file }) => file),
    );
    const kept = { ...form, photos: form.photos.filter(({ file }) => uploaded.has(file)) };
    const row = await trx
      .updateTable('postings')
      .set({ form: JSON.stringify(kept), changed_at: now() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return asPosting(row);
  });
}
