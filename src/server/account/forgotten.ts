import { queueMail } from '../mail/outbox.ts';
import { MAILS_TO_ONE } from './limits.ts';
import { makeOneTime, oneTimeEnd, oneTimeMail } from './open-account.ts';
import type { Parts } from '../parts.ts';
import { throttleKey, type Throttle } from './throttle.ts';

/**
 * Mails a one-time password where the address is known. The present password stays: somebody else may have asked. The
 * caller sees no difference between known and unknown, neither in the answer nor in the time it takes.
 */
export async function sendForgotten(parts: Parts, throttle: Throttle, typed: string): Promise<void> {
  const { db, now } = parts;
  const email = typed.trim().toLowerCase();
  await throttle.attempt(throttleKey('mail', email), MAILS_TO_ONE);
  const oneTime = await makeOneTime();
  const at = now();
  await db.transaction().execute(async (trx) => {
    const account = await trx.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst();
    if (!account) return;
    await trx
      .updateTable('accounts')
      .set({ one_time_hash: oneTime.hash, one_time_until: oneTimeEnd(at), one_time_used_at: null })
      .where('id', '=', account.id)
      .execute();
    const mail = oneTimeMail(parts, 'forgotten', oneTime);
    await queueMail(trx, { key: `forgotten:${account.id}:${at.toISOString()}`, to: email, ...mail }, at);
  });
}
