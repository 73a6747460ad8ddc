import { sql } from 'kysely';
import { changedList, KEPT_LISTS, type KeptList, type ListChange } from '../../domain/kept-homes.ts';
import type { Parts } from '../parts.ts';

type Lists = Record<KeptList, number[]>;

/** Changes the lists of an account, one device after the other, and gives them. */
export async function keepHomes({ db }: Parts, accountId: number, changes: readonly ListChange[]): Promise<Lists> {
  return db.transaction().execute(async (trx) => {
    await trx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
    const rows = await trx.selectFrom('account_homes').select(['list', 'ids']).where('account_id', '=', accountId).execute();
    const stored = Object.fromEntries(KEPT_LISTS.map((list) => [list, rows.find((row) => row.list === list)?.ids ?? []])) as Lists;
    for (const change of changes) stored[change.list] = changedList(stored[change.list], change);
    for (const list of new Set(changes.map((change) => change.list)))
      await trx
        .insertInto('account_homes')
        .values({ account_id: accountId, list, ids: sql<number[]>`${stored[list]}::integer[]` })
        .onConflict((conflict) => conflict.columns(['account_id', 'list']).doUpdateSet((eb) => ({ ids: eb.ref('excluded.ids') })))
        .execute();
    return stored;
  });
}
