import type { Transaction } from 'kysely';
import { makeOneTime, oneTimeEnd } from '../account/open-account.ts';
import { Misused } from '../command-line.ts';
import type { Tables } from '../database/schema.ts';

type Role = 'member' | 'operator';

async function oneTimeFor(at: Date) {
  const { password, hash } = await makeOneTime();
  return { password, columns: { one_time_hash: hash, one_time_until: oneTimeEnd(at), one_time_used_at: null } };
}

async function accountOf(trx: Transaction<Tables>, email: string): Promise<number> {
  const known = await trx.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst();
  if (!known) throw new Misused(`There is no account of ${email}.`);
  return known.id;
}

/** Opens an account. Gives the sentence with its one-time password; throws Misused where there is one. */
export async function makeUser(trx: Transaction<Tables>, user: { email: string; name: string; role: Role }, at: Date): Promise<string> {
  const { password, columns } = await oneTimeFor(at);
  const { email, name, role } = user;
  const person = { first_name: name || email.split('@')[0]!, last_name: '', phone: '', purpose: 'customer', details: '{}' } as const;
  const made = await trx
    .insertInto('accounts')
    .values({ ...person, ...columns, email, role, password_hash: null, agent_id: null })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) throw new Misused(`${email} has an account already. Use "role" or "reset".`);
  return `${email} is ${role === 'operator' ? 'an operator' : 'a member'} now. One-time password: ${password}`;
}

/** Gives the sentence with a new one-time password; the old password and all sessions end. Throws Misused. */
export async function resetPassword(trx: Transaction<Tables>, email: string, at: Date): Promise<string> {
  const id = await accountOf(trx, email);
  const { password, columns } = await oneTimeFor(at);
  await trx
    .updateTable('accounts')
    .set({ ...columns, password_hash: null })
    .where('id', '=', id)
    .execute();
  await trx.deleteFrom('sessions').where('account_id', '=', id).execute();
  return `The password and all sessions of ${email} have ended. One-time password: ${password}`;
}

/** Throws Misused. */
export async function giveRole(trx: Transaction<Tables>, email: string, role: Role): Promise<string> {
  const id = await accountOf(trx, email);
  await trx.updateTable('accounts').set({ role }).where('id', '=', id).execute();
  return `${email} is ${role === 'operator' ? 'an operator' : 'a member'} now.`;
}
