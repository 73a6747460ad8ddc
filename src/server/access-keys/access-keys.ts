import { sql, type Selectable } from 'kysely';
import type { AccessKey } from '../../domain/access-key.ts';
import { AppError } from '../../domain/errors.ts';
import { newToken, tokenHash } from '../account/secrets.ts';
import type { Parts } from '../parts.ts';
import type { AccessKeyTable } from './tables.ts';
import { MARKET_ID } from '../../domain/market.ts';

const MOST_KEYS = 10;
/** Tells a key from the token of a session, for people and for programs that look for lost secrets. */
const PREFIX = `${MARKET_ID}_`;

const asKey = ({ id, name, may, a_day, created_at, used_at }: Selectable<AccessKeyTable>): AccessKey => ({
  id,
  name,
  may,
  aDay: a_day,
  madeAt: created_at.toISOString(),
  usedAt: used_at?.toISOString() ?? null,
});

/** A key that somebody has shown, and whose it is. */
export interface ShownKey {
  id: number;
  accountId: number;
  name: string;
  may: readonly string[];
  aDay: number;
}

export async function keysOf({ db }: Parts, accountId: number): Promise<AccessKey[]> {
  const rows = await db.selectFrom('access_keys').selectAll().where('account_id', '=', accountId).orderBy('id').execute();
  return rows.map(asKey);
}

/** Makes a key; its secret is in no other place than in this answer. Throws `keys-full`. */
export async function makeKey(
  { db, now }: Parts,
  accountId: number,
  { name, may, aDay }: Pick<AccessKey, 'name' | 'may' | 'aDay'>,
): Promise<{ key: AccessKey; secret: string }> {
  const secret = PREFIX + newToken();
  return db.transaction().execute(async (trx) => {
    await trx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
    const { count } = await trx
      .selectFrom('access_keys')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_KEYS) throw new AppError('keys-full');
    const made = await trx
      .insertInto('access_keys')
      .values({
        account_id: accountId,
        name,
        key_hash: tokenHash(secret),
        may: sql`${[...new Set(may)]}::text[]`,
        a_day: aDay,
        created_at: now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { key: asKey(made), secret };
  });
}

/** Ends a key of this account; what it has asked for goes with it. Throws `not-found`. */
export async function revokeKey({ db }: Parts, accountId: number, id: number): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('access_keys')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new AppError('not-found');
}

/** Whose key this is; null where it is nobody's (any more). */
export async function findKey({ db, now }: Parts, secret: string | undefined): Promise<ShownKey | null> {
  if (!secret?.startsWith(PREFIX)) return null;
  const found = await db
    .updateTable('access_keys')
    .set({ used_at: now() })
    .where('key_hash', '=', tokenHash(secret))
    .returningAll()
    .executeTakeFirst();
  return found ? { id: found.id, accountId: found.account_id, name: found.name, may: found.may, aDay: found.a_day } : null;
}
