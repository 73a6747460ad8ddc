import { AppError } from '../../domain/errors.ts';
import { mayDo } from '../../domain/posting.ts';
import { queueMail } from '../mail/outbox.ts';
import type { Parts } from '../parts.ts';
import { visitKeys } from '../visits/visit-rows.ts';
import { cancelVisits } from '../visits/visits.ts';

/**
 * Takes a home off the market, or puts it back; its owner hears the reason by mail. Both rows are locked, the posting first
 * as everywhere. Throws `property-gone`, and `posting-not-possible` in a state that does not allow it.
 */
export async function decideListing(parts: Parts, propertyId: number, decision: 'takeDown' | 'putBack', reason: string): Promise<void> {
  const { db, words, now, site } = parts;
  if (reason.trim() === '') throw new AppError('bad-request', { fields: [{ path: 'reason', message: 'a reason' }] });
  const at = now();
  const [from, to] = decision === 'takeDown' ? ['live', 'withdrawn'] : ['withdrawn', 'live'];
  const keys = await visitKeys(db);
  await db.transaction().execute(async (trx) => {
    const posting = await trx.selectFrom('postings').selectAll().where('property_id', '=', propertyId).forUpdate().executeTakeFirst();
    if (posting && !mayDo(decision, posting.state)) throw new AppError('posting-not-possible');
    const property = await trx
      .updateTable('properties')
      .set({ state: to, changed_at: at.toISOString() })
      .where('id', '=', propertyId)
      .where('state', '=', from)
      .returning('name')
      .executeTakeFirst();
    if (!property) throw new AppError('property-gone');
    if (decision === 'takeDown') await cancelVisits(trx, { parts, keys }, { propertyId });
    if (!posting) return;
    const state = decision === 'takeDown' ? 'taken-down' : 'live';
    await trx
      .updateTable('postings')
      .set({ state, reason: decision === 'takeDown' ? reason.trim() : '', changed_at: at })
      .where('id', '=', posting.id)
      .execute();
    const { email, details } = await trx
      .selectFrom('accounts')
      .select(['email', 'details'])
      .where('id', '=', posting.account_id)
      .executeTakeFirstOrThrow();
    const told = { title: property.name, reason: reason.trim(), address: `${site}/page/user/my-listing?mine=true` };
    const { text } = words.in(details.language);
    const mail = { subject: text(`mail.${decision}.subject`, told), text: text(`mail.${decision}.text`, told) };
    await queueMail(trx, { key: `${decision}:${propertyId}:${at.toISOString()}`, to: email, ...mail }, at);
  });
}
