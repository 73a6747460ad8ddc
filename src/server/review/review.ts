import { AppError } from '../../domain/errors.ts';
import { mayDo, type Posting } from '../../domain/posting.ts';
import type { Parts } from '../parts.ts';
import { queueMail } from '../mail/outbox.ts';
import { asPosting } from '../posting/postings.ts';
import { publishListing } from '../posting/publish.ts';

/** Postings that wait for an operator, the longest waiting first. */
export async function waitingPostings({ db }: Parts): Promise<Posting[]> {
  const rows = await db
    .selectFrom('postings')
    .innerJoin('accounts', 'accounts.id', 'postings.account_id')
    .selectAll('postings')
    .select(['accounts.email', 'first_name', 'last_name'])
    .where('state', '=', 'pending')
    .orderBy('submitted_at')
    .limit(100)
    .execute();
  return rows.map((row) => ({ ...asPosting(row), owner: { name: `${row.first_name} ${row.last_name}`.trim(), email: row.email } }));
}

/** Approves or rejects. The owner hears of it by mail either way; a rejection says why. */
export async function decideReview(parts: Parts, id: number, decision: 'approve' | 'reject', reason: string): Promise<void> {
  const { db, jobs, now, words, site } = parts;
  if (decision === 'reject' && reason.trim() === '')
    throw new AppError('bad-request', { fields: [{ path: 'reason', message: 'a reason' }] });
  const at = now();
  await db.transaction().execute(async (trx) => {
    const posting = await trx.selectFrom('postings').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (!posting) throw new AppError('posting-gone');
    if (!mayDo(decision, posting.state)) throw new AppError('posting-not-possible');
    const { email, first_name, details } = await trx
      .selectFrom('accounts')
      .select(['email', 'first_name', 'details'])
      .where('id', '=', posting.account_id)
      .executeTakeFirstOrThrow();
    const { title } = posting.form;
    if (decision === 'approve') {
      const propertyId = await publishListing(trx, posting, at);
      await jobs.add(
        'photo-widths',
        posting.form.photos.map(({ file }) => ({ data: { file } })),
        trx,
      );
      await trx
        .updateTable('postings')
        .set({ state: 'live', reason: '', property_id: propertyId, changed_at: at })
        .where('id', '=', id)
        .execute();
    } else
      await trx.updateTable('postings').set({ state: 'rejected', reason: reason.trim(), changed_at: at }).where('id', '=', id).execute();
    const told = { name: first_name, title, reason: reason.trim(), address: `${site}/page/user/my-listing?mine=true` };
    const { text } = words.in(details.language);
    const mail = { subject: text(`mail.${decision}.subject`, told), text: text(`mail.${decision}.text`, told) };
    await queueMail(trx, { key: `${decision}:${id}:${at.toISOString()}`, to: email, ...mail }, at);
  });
}
