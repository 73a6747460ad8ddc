import { AppError } from '../../domain/errors.ts';
import { checkPasswordChange, type PasswordChange } from '../../domain/passwords.ts';
import { queueMail } from '../mail/outbox.ts';
import { isCommonPassword } from './common-passwords.ts';
import { checkPassword, type Caller } from './check-password.ts';
import type { Parts } from '../parts.ts';
import { hashPassword } from './password-hash.ts';
import type { Throttle } from './throttle.ts';

/** Throws for a password that nobody should take. */
export function needGoodPassword(password: string): void {
  if (isCommonPassword(password)) throw new AppError('password-common');
}

/**
 * Changes the password of whoever knows the present one, ends every session, and tells the owner. A one-time password that
 * has opened a session changes it from that session only, which `sessionAccountId` names.
 */
export async function changePassword(
  parts: Parts,
  throttle: Throttle,
  change: PasswordChange,
  caller: Caller & { sessionAccountId: number | null },
): Promise<void> {
  const { db, words, now } = parts;
  const problems = Object.entries(checkPasswordChange(change));
  if (problems.length > 0)
    throw new AppError('bad-request', { fields: problems.map(([path, problem]) => ({ path, message: problem.key })) });
  if (change.newPassword === change.currentPassword) throw new AppError('password-same');
  needGoodPassword(change.newPassword);
  const { account, spent } = await checkPassword(parts, throttle, { email: change.email, password: change.currentPassword }, caller).catch(
    (error: unknown) => {
      throw error instanceof AppError && error.code === 'log-in-failed' ? new AppError('password-wrong') : error;
    },
  );
  if (spent && caller.sessionAccountId !== account.id) throw new AppError('password-wrong');
  const password_hash = await hashPassword(change.newPassword);
  const at = now();
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('accounts')
      .set({ password_hash, one_time_hash: null, one_time_until: null, one_time_used_at: null })
      .where('id', '=', account.id)
      .execute();
    await trx.deleteFrom('sessions').where('account_id', '=', account.id).execute();
    const mail = { subject: words.text('mail.changed.subject'), text: words.text('mail.changed.text', { name: account.first_name }) };
    await queueMail(trx, { key: `changed:${account.id}:${at.toISOString()}`, to: account.email, ...mail }, at);
  });
}
