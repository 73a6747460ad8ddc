import type { Database } from '../database/open.ts';
import type { SessionAccount } from './sessions.ts';

/** By what name others know somebody with an account. */
export async function memberOf(db: Database, { id, email }: SessionAccount): Promise<{ name: string; email: string }> {
  const { first_name, last_name } = await db
    .selectFrom('accounts')
    .select(['first_name', 'last_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { name: `${first_name} ${last_name}`.trim() || email, email };
}
