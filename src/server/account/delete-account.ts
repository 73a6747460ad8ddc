import { sql } from 'kysely';
import { AppError } from '../../domain/errors.ts';
import { queueMail } from '../mail/outbox.ts';
import type { Parts } from '../parts.ts';
import { forgetCases } from '../support/forget-cases.ts';
import { visitKeys } from '../visits/visit-rows.ts';
import { cancelVisits } from '../visits/visits.ts';
import { fits } from './password-hash.ts';
import { LOG_IN_DEVICE } from './limits.ts';
import { throttleKey, type Throttle } from './throttle.ts';

/** An address of the domain that never is one (RFC 2606): nobody logs in with it, and no mail goes there. */
const nobody = (id: number): string => `deleted-${id}@deleted.invalid`;

/**
 * Deletes an account after its password: homes leave the market, and what tells of the person goes. Books of payments stay,
 * as the law has it, without name and address (Companies Act 2013, section 128: eight years). Throws `password-wrong`.
 */
export async function deleteAccount(parts: Parts, throttle: Throttle, accountId: number, password: string): Promise<void> {
  const { db, words, now } = parts;
  await throttle.attempt(throttleKey('delete', String(accountId)), LOG_IN_DEVICE);
  const before = await db.selectFrom('accounts').select('password_hash').where('id', '=', accountId).executeTakeFirstOrThrow();
  if (!(await fits(before.password_hash, password))) throw new AppError('password-wrong');
  const at = now();
  const keys = await visitKeys(db);
  await db.transaction().execute(async (trx) => {
    const account = await trx.selectFrom('accounts').selectAll().where('id', '=', accountId).forUpdate().executeTakeFirstOrThrow();
    const { email, agent_id } = account;
    await cancelVisits(trx, { parts, keys }, { accountId, email });
    // The rows of photos go with their postings; the broom takes their files.
    await trx.deleteFrom('postings').where('account_id', '=', accountId).execute();
    const homes = trx.selectFrom('properties').select('id').where('owner_id', '=', accountId);
    await trx.deleteFrom('property_photos').where('property_id', 'in', homes).execute();
    await trx.deleteFrom('properties').where('owner_id', '=', accountId).execute();
    for (const table of [
      'sessions',
      'known_devices',
      'log_in_codes',
      'passkeys',
      'passkey_challenges',
      'account_homes',
      'access_key_requests',
      'access_keys',
    ] as const)
      await trx.deleteFrom(table).where('account_id', '=', accountId).execute();
    await trx.deleteFrom('threads').where('owner_id', '=', accountId).execute();
    await trx
      .deleteFrom('enquiries')
      .where(sql`lower(email)`, '=', email)
      .execute();
    await forgetCases(trx, sql<boolean>`account_id = ${accountId} or reach = ${email}`);
    for (const table of ['home_reports', 'saved_searches', 'visits', 'threads'] as const)
      await trx
        .deleteFrom(table)
        .where((eb) => eb.or([eb('account_id', '=', accountId), eb('email', '=', email)]))
        .execute();
    await trx.deleteFrom('registrations').where('email', '=', email).execute();
    await trx.deleteFrom('outbox').where('recipient', '=', email).execute();
    await trx.updateTable('orders').set({ details: null, buyer_hash: null }).where('account_id', '=', accountId).execute();
    await trx
      .updateTable('subscriptions')
      .set({ ends_at: at })
      .where('account_id', '=', accountId)
      .where(sql<boolean>`coalesce(ends_at, 'infinity') > ${at}`)
      .execute();
    await trx
      .updateTable('accounts')
      .set({
        email: nobody(accountId),
        first_name: '',
        last_name: '',
        phone: '',
        details: '{}',
        role: 'member',
        password_hash: null,
        one_time_hash: null,
        one_time_until: null,
        agent_id: null,
      })
      .where('id', '=', accountId)
      .execute();
    if (agent_id !== null) await trx.deleteFrom('agents').where('id', '=', agent_id).execute();
    const mail = { subject: words.text('mail.deleted.subject'), text: words.text('mail.deleted.text') };
    await queueMail(trx, { key: `deleted:${accountId}`, to: email, ...mail }, at);
  });
}
