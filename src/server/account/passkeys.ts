import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Selectable } from 'kysely';
import type { NewPasskeyProof, Passkey, PasskeyOptions } from '../../capabilities/account/contract.ts';
import { AppError } from '../../domain/errors.ts';
import { queueMail } from '../mail/outbox.ts';
import type { Parts } from '../parts.ts';
import { PASSKEYS } from './limits.ts';
import { holdChallenge, spendChallenge } from './passkey-challenges.ts';
import { passkeySite } from './passkey-site.ts';
import type { SessionAccount } from './sessions.ts';
import type { PasskeyTable } from './tables.ts';
import { throttleKey, type Throttle } from './throttle.ts';
import { MARKET } from '../../domain/market.ts';

const MINUTE_MS = 60_000;
/** A session that somebody left open, or that was stolen, changes no way to log in. */
const FRESH_MS = 15 * MINUTE_MS;
const MOST_PASSKEYS = 20;
/** EdDSA, ES256 and RS256: what devices have today. */
const ALGORITHMS = [-8, -7, -257];

function needFresh({ now }: Parts, { since }: SessionAccount): void {
  if (now().getTime() - since.getTime() > FRESH_MS) throw new AppError('log-in-again');
}

const asPasskey = ({ id, name, created_at, used_at }: Selectable<PasskeyTable>): Passkey => ({
  id,
  name,
  madeAt: created_at.toISOString(),
  usedAt: used_at?.toISOString() ?? null,
});

const passkeysOf = ({ db }: Parts, accountId: number) =>
  db.selectFrom('passkeys').selectAll().where('account_id', '=', accountId).orderBy('created_at').execute();

export const readPasskeys = async (parts: Parts, accountId: number): Promise<Passkey[]> =>
  (await passkeysOf(parts, accountId)).map(asPasskey);

/** Tells the owner: whoever adds or removes a way to log in may be somebody else. */
function tellOwner(trx: Parts['db'], { words, now }: Parts, account: SessionAccount, what: 'passkeyMade' | 'passkeyRemoved') {
  const mail = { subject: words.text(`mail.${what}.subject`), text: words.text(`mail.${what}.text`) };
  return queueMail(trx, { key: `${what}:${account.id}:${now().toISOString()}`, to: account.email, ...mail }, now());
}

/** What the browser asks its device for. */
export async function beginPasskey(parts: Parts, throttle: Throttle, account: SessionAccount): Promise<PasskeyOptions> {
  needFresh(parts, account);
  await throttle.attempt(throttleKey('passkeys', String(account.id)), PASSKEYS);
  const known = await passkeysOf(parts, account.id);
  if (known.length >= MOST_PASSKEYS) throw new AppError('passkeys-full');
  const options = await generateRegistrationOptions({
    rpName: MARKET.name,
    rpID: passkeySite(parts).rpID,
    userID: new TextEncoder().encode(String(account.id)),
    userName: account.email,
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await holdChallenge(parts, options.challenge, account.id);
  return { ...options };
}

/** Keeps a passkey of a device that has asked for finger, face or PIN. Throws `passkey-failed`, whatever is wrong. */
export async function addPasskey(
  parts: Parts,
  account: SessionAccount,
  { name, proof }: { name: string; proof: NewPasskeyProof },
): Promise<Passkey> {
  const { db, now } = parts;
  const { rpID, origin } = passkeySite(parts);
  const verified = await verifyRegistrationResponse({
    response: proof,
    expectedChallenge: (challenge) => spendChallenge(db, challenge, account.id, now()),
    expectedOrigin: origin,
    expectedRPID: rpID,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((cause: unknown) => {
    throw new AppError('passkey-failed', { cause });
  });
  if (!verified.verified) throw new AppError('passkey-failed');
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  return db.transaction().execute(async (trx) => {
    const made = await trx
      .insertInto('passkeys')
      .values({
        id,
        account_id: account.id,
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: JSON.stringify(transports),
        name: name.trim(),
        created_at: now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!made) throw new AppError('passkey-failed');
    await tellOwner(trx, parts, account, 'passkeyMade');
    return asPasskey(made);
  });
}

/** Removes a passkey of this account; of another's, or one that is gone, there is none. */
export async function removePasskey(parts: Parts, account: SessionAccount, id: string): Promise<void> {
  needFresh(parts, account);
  await parts.db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('account_id', '=', account.id)
      .returning('id')
      .executeTakeFirst();
    if (!gone) throw new AppError('not-found');
    await tellOwner(trx, parts, account, 'passkeyRemoved');
  });
}
