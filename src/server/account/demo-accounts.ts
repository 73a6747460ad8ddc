import type { Database } from '../database/open.ts';
import { addSubscription } from '../plans/subscriptions.ts';
import { fits, hashPassword } from './password-hash.ts';
import { MARKET } from '../../domain/market.ts';

const PASSWORD = 'Charminar-1591!';

const DEMO = [
  {
    email: `customer@${MARKET.domain}`,
    first_name: 'Asha',
    last_name: 'Rao',
    purpose: 'customer',
    role: 'member',
    plan: 'customer-pro-yearly',
  },
  { email: `agent@${MARKET.domain}`, first_name: 'Imran', last_name: 'Khan', purpose: 'agent', role: 'member', plan: 'agent-pro-yearly' },
  { email: `operator@${MARKET.domain}`, first_name: 'Lakshmi', last_name: 'Reddy', purpose: 'customer', role: 'operator', plan: null },
] as const;

const EMAILS = DEMO.map(({ email }) => email);

/** Takes the published password from the demo accounts of a database that was filled on a machine of one's own. */
export async function closeDemoAccounts(db: Database): Promise<void> {
  const found = await db.selectFrom('accounts').select(['id', 'password_hash']).where('email', 'in', EMAILS).execute();
  for (const { id, password_hash } of found) {
    if (!(await fits(password_hash, PASSWORD))) continue;
    await db.updateTable('accounts').set({ password_hash: null }).where('id', '=', id).execute();
    await db.deleteFrom('sessions').where('account_id', '=', id).execute();
  }
}

/** Log-ins to try everything with; only where nobody but this machine can reach the server. Gives what the start-up text prints. */
export async function addDemoAccounts(db: Database, at: Date): Promise<string[]> {
  const known = await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
  if (!known) {
    const password_hash = await hashPassword(PASSWORD);
    await db.transaction().execute(async (trx) => {
      for (const { plan, ...account } of DEMO) {
        const { id } = await trx
          .insertInto('accounts')
          .values({
            ...account,
            phone: '+919000000000',
            details: '{}',
            password_hash,
            one_time_hash: null,
            agent_id: null,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        if (plan) await addSubscription(trx, { orderId: null, accountId: id, planId: plan, at });
      }
    });
  }
  const names = await db.selectFrom('accounts').select('email').where('email', 'in', EMAILS).orderBy('id').execute();
  return names.map(({ email }) => `${email}  ${PASSWORD}`);
}
