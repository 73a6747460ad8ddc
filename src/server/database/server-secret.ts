import { newToken } from '../account/secrets.ts';
import type { Database } from './open.ts';

/** A secret that all servers of this database share, made when it is first needed. */
export async function serverSecret(db: Database, name: string): Promise<string> {
  await db
    .insertInto('server_secrets')
    .values({ name, value: newToken() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db.selectFrom('server_secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return value;
}
