import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { LogInAnswer, PasskeyOptions, PasskeyProof } from '../../capabilities/account/contract.ts';
import { AppError } from '../../domain/errors.ts';
import type { Parts } from '../parts.ts';
import type { Caller } from './check-password.ts';
import { LOG_IN_NETWORK } from './limits.ts';
import { beginSession, type LogInParts } from './log-in.ts';
import { holdChallenge, spendChallenge } from './passkey-challenges.ts';
import { passkeySite } from './passkey-site.ts';
import { throttleKey } from './throttle.ts';

/** What the browser asks its device to sign, with whichever passkey of this site it has. */
export async function beginPasskeyLogIn(parts: Parts, { throttle }: LogInParts, caller: Caller): Promise<PasskeyOptions> {
  await throttle.attempt(throttleKey('login-network', caller.network), LOG_IN_NETWORK);
  const options = await generateAuthenticationOptions({ rpID: passkeySite(parts).rpID, userVerification: 'required' });
  await holdChallenge(parts, options.challenge, null);
  return { ...options };
}

/** Logs in with a passkey. Throws `log-in-failed`, whatever is wrong. */
export async function logInByPasskey(
  parts: Parts,
  { sessions, throttle }: LogInParts,
  proof: PasskeyProof,
  caller: Caller,
  newDevice: string,
): Promise<LogInAnswer> {
  const { db, now } = parts;
  const network = throttleKey('login-network', caller.network);
  await throttle.attempt(network, LOG_IN_NETWORK);
  const passkey = await db.selectFrom('passkeys').selectAll().where('id', '=', proof.id).executeTakeFirst();
  if (!passkey) throw new AppError('log-in-failed');
  const { rpID, origin } = passkeySite(parts);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: proof,
    expectedChallenge: (challenge) => spendChallenge(db, challenge, null, now()),
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: Number(passkey.counter),
    },
  }).catch((cause: unknown) => {
    throw new AppError('log-in-failed', { cause });
  });
  if (!verified) throw new AppError('log-in-failed');
  const used = await db
    .updateTable('passkeys')
    .set({ counter: authenticationInfo.newCounter, used_at: now() })
    .where('id', '=', passkey.id)
    .where('counter', '=', passkey.counter)
    .returning('account_id')
    .executeTakeFirst();
  if (!used) throw new AppError('log-in-failed');
  await throttle.giveBack(network);
  const account = await db.selectFrom('accounts').selectAll().where('id', '=', used.account_id).executeTakeFirstOrThrow();
  return beginSession(parts, sessions, account, { caller, newDevice, isFirstLogin: false, remember: false });
}
