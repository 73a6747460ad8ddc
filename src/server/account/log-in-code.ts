import { randomInt } from 'node:crypto';
import type { LogInAnswer } from '../../capabilities/account/contract.ts';
import { AppError } from '../../domain/errors.ts';
import { queueMail } from '../mail/outbox.ts';
import type { Parts } from '../parts.ts';
import type { Caller } from './check-password.ts';
import { LOG_IN_NETWORK, LOG_IN_PAIR, MAILS_TO_ONE } from './limits.ts';
import { beginSession, type LogInParts } from './log-in.ts';
import { fits, hashPassword } from './password-hash.ts';
import { throttleKey, type Throttle } from './throttle.ts';

const CODES = 1_000_000;
const DIGITS = 6;
const MINUTES = 10;
const MINUTE_MS = 60_000;
/** With the limit on mails, somebody who guesses gets 25 tries an hour at a million codes. */
const MOST_TRIES = 5;

/**
 * Mails six digits to log in with, where the address is known. The caller sees no difference between known and unknown,
 * neither in the answer nor in the time it takes.
 */
export async function sendLogInCode(parts: Parts, throttle: Throttle, typed: string): Promise<void> {
  const { db, now, words } = parts;
  const email = typed.trim().toLowerCase();
  await throttle.attempt(throttleKey('mail', email), MAILS_TO_ONE);
  const code = String(randomInt(CODES)).padStart(DIGITS, '0');
  const code_hash = await hashPassword(code);
  const at = now();
  await db.transaction().execute(async (trx) => {
    const account = await trx.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst();
    if (!account) return;
    const made = { code_hash, tries: 0, ends_at: new Date(at.getTime() + MINUTES * MINUTE_MS) };
    await trx
      .insertInto('log_in_codes')
      .values({ account_id: account.id, ...made })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(made))
      .execute();
    const mail = { subject: words.text('mail.code.subject', { code }), text: words.text('mail.code.text', { code, minutes: MINUTES }) };
    await queueMail(trx, { key: `code:${account.id}:${at.toISOString()}`, to: email, urgent: true, ...mail }, at);
  });
}

/** Logs in with the digits that were mailed last, once. Throws `log-in-failed`, after the same time, whatever is wrong. */
export async function logInByCode(
  parts: Parts,
  { sessions, throttle }: LogInParts,
  request: { email: string; code: string; remember?: boolean | undefined },
  caller: Caller,
  newDevice: string,
): Promise<LogInAnswer> {
  const { db, now } = parts;
  const email = request.email.trim().toLowerCase();
  const pair = throttleKey('code-pair', email, caller.network);
  await throttle.attempt(pair, LOG_IN_PAIR);
  await throttle.attempt(throttleKey('login-network', caller.network), LOG_IN_NETWORK);
  const account = await db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
  const tried = await db
    .updateTable('log_in_codes')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('account_id', '=', account?.id ?? 0)
    .where('tries', '<', MOST_TRIES)
    .where('ends_at', '>', now())
    .returning('code_hash')
    .executeTakeFirst();
  const isRight = await fits(tried?.code_hash, request.code.replaceAll(/\s/g, ''));
  if (!account || !tried || !isRight) throw new AppError('log-in-failed');
  const spent = await db
    .deleteFrom('log_in_codes')
    .where('account_id', '=', account.id)
    .where('code_hash', '=', tried.code_hash)
    .returning('account_id')
    .executeTakeFirst();
  if (!spent) throw new AppError('log-in-failed');
  await throttle.giveBack(pair);
  return beginSession(parts, sessions, account, { caller, newDevice, isFirstLogin: false, remember: request.remember ?? false });
}
