import { AppError } from '../../domain/errors.ts';
import { EMAIL } from '../../domain/field-rules.ts';
import { newPasswordProblems } from '../../domain/passwords.ts';
import { queueMail } from '../mail/outbox.ts';
import { needGoodPassword } from './change-password.ts';
import type { Parts } from '../parts.ts';
import { hashPassword } from './password-hash.ts';
import { newToken, tokenHash } from './secrets.ts';

/** Makes an account that its mailed link opens. Where the address is known its owner is told so; the caller is not. */
export async function register(parts: Parts, request: { name: string; email: string; password: string }): Promise<void> {
  const { db, words, now, site } = parts;
  const email = request.email.trim().toLowerCase();
  const name = request.name.trim();
  const [weak] = newPasswordProblems(request.password);
  if (name === '') throw new AppError('bad-request', { fields: [{ path: 'name', message: 'form.required' }] });
  if (!EMAIL.test(email)) throw new AppError('bad-request', { fields: [{ path: 'email', message: 'logIn.emailWrong' }] });
  if (weak) throw new AppError('bad-request', { fields: [{ path: 'password', message: weak.key }] });
  needGoodPassword(request.password);
  const token = newToken();
  const password_hash = await hashPassword(request.password);
  const at = now();
  await db.transaction().execute(async (trx) => {
    const fresh = { first_name: name, password_hash, confirm_hash: tokenHash(token) };
    const made = await trx
      .insertInto('accounts')
      .values({ ...fresh, email, last_name: '', phone: '', purpose: 'customer', details: '{}', one_time_hash: null, agent_id: null })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(fresh).where('accounts.confirm_hash', 'is not', null))
      .returning('id')
      .executeTakeFirst();
    const mail = made
      ? {
          subject: words.text('mail.confirm.subject'),
          text: words.text('mail.confirm.text', { name, address: `${site}/login?confirm=${token}` }),
        }
      : { subject: words.text('mail.known.subject'), text: words.text('mail.known.text', { name, address: `${site}/login-customer` }) };
    await queueMail(trx, { key: `register:${email}:${at.toISOString()}`, to: email, ...mail }, at);
  });
}

/** Opens the account of a mailed link. */
export async function confirmEmail({ db }: Parts, token: string): Promise<void> {
  const opened = await db
    .updateTable('accounts')
    .set({ confirm_hash: null })
    .where('confirm_hash', '=', tokenHash(token))
    .returning('id')
    .executeTakeFirst();
  if (!opened) throw new AppError('not-found');
}
