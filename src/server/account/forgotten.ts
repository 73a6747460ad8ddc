import { queueMail } from '../mail/outbox.ts';
import { makeOneTime, oneTimeEnd, oneTimeMail } from './open-account.ts';
import type { Parts } from '../parts.ts';
import { throttleKey, type Throttle } from './throttle.ts';

const FREE_MAILS = 3;

/**
 * Mails a one-time password where the address is known. The present password stays: somebody else may have asked. The
 * caller sees no difference between known and unknown, neither in the answer nor in the time it takes.
 */
export async function sendForgotten(parts: Parts, throttle: Throttle, typed: string): Promise<void> {
  const { db, now } = parts;
  const email = typed.trim().toLowerCase();
  const key = throttleKey('mail', email);
  await throttle.attempt(key, FREE_MAILS);
  const oneTime = await makeOneTime();
  const at = now();
  await db.transaction().execute(async (trx) => {
    const account = await trx.selectFrom('accounts').select(['id', 'first_name']).where('email', '=', email).executeTakeFirst();
    if (!account) return;
    await trx
      .updateTable('accounts')
      .set({ one_time_hash: oneTime.hash, one_time_until: oneTimeEnd(at) })
      .where('id', '=', account.id)
      .execute();
    const mail = oneTimeMail(parts, 'forgotten', account.first_name, oneTime);
    await queueMail(trx, { key: `forgotten:${account.id}:${at.toISOString()}`, to: email, ...mail }, at);
  });
}
