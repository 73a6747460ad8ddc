import { queueMail } from '../mail/outbox.ts';
import { makeOneTime, oneTimeEnd, oneTimeMail } from './open-account.ts';
import type { Parts } from '../parts.ts';

/** Makes the operator whom OPERATOR_EMAIL names, once, and mails the one-time password. */
export async function addOperator(parts: Parts, email: string): Promise<void> {
  const { db, now } = parts;
  const known = await db.selectFrom('accounts').select(['id', 'role']).where('email', '=', email.toLowerCase()).executeTakeFirst();
  if (known?.role === 'operator') return;
  const oneTime = await makeOneTime();
  const at = now();
  await db.transaction().execute(async (trx) => {
    const operator = { role: 'operator', one_time_hash: oneTime.hash, one_time_until: oneTimeEnd(at) } as const;
    const { id } = await trx
      .insertInto('accounts')
      .values({
        ...operator,
        email: email.toLowerCase(),
        first_name: 'Operator',
        last_name: '',
        phone: '',
        purpose: 'customer',
        details: '{}',
        password_hash: null,
        agent_id: null,
      })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(operator))
      .returning('id')
      .executeTakeFirstOrThrow();
    await queueMail(trx, { key: `operator:${id}`, to: email, ...oneTimeMail(parts, 'welcome', oneTime) }, at);
  });
}
