import { sql, type Expression, type SqlBool, type Transaction } from 'kysely';
import type { Tables } from '../database/schema.ts';

/** Deletes the cases that a condition names, with their notes and the mails that tell of them. */
export async function forgetCases(trx: Transaction<Tables>, which: Expression<SqlBool>): Promise<void> {
  const gone = await trx.deleteFrom('support_cases').where(which).returning('id').execute();
  for (const { id } of gone)
    await trx
      .deleteFrom('outbox')
      .where(sql<boolean>`starts_with(key, ${`case:${id}:`})`)
      .execute();
}
