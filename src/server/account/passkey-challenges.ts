import type { Database } from '../database/open.ts';
import type { Parts } from '../parts.ts';
import { tokenHash } from './secrets.ts';

const MINUTE_MS = 60_000;
const VALID_MS = 5 * MINUTE_MS;

/** Keeps what a device has to sign; `accountId` is null for whoever logs in. */
export async function holdChallenge({ db, now }: Parts, challenge: string, accountId: number | null): Promise<void> {
  const at = now();
  await db.deleteFrom('passkey_challenges').where('ends_at', '<', at).execute();
  await db
    .insertInto('passkey_challenges')
    .values({ challenge_hash: tokenHash(challenge), account_id: accountId, ends_at: new Date(at.getTime() + VALID_MS) })
    .execute();
}

/** Whether this was to be signed; from then on it is not, whichever server is asked. */
export async function spendChallenge(db: Database, challenge: string, accountId: number | null, at: Date): Promise<boolean> {
  const spent = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', tokenHash(challenge))
    .where('account_id', accountId === null ? 'is' : '=', accountId)
    .where('ends_at', '>', at)
    .returning('challenge_hash')
    .executeTakeFirst();
  return spent !== undefined;
}
