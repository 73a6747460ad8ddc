import { AppError } from '../../domain/errors.ts';
import { EMAIL } from '../../domain/field-rules.ts';
import { newPasswordProblem } from '../../domain/passwords.ts';
import { queueMail } from '../mail/outbox.ts';
import type { Parts } from '../parts.ts';
import { needGoodPassword } from './change-password.ts';
import { MAILS_TO_ONE } from './limits.ts';
import { fits, hashPassword } from './password-hash.ts';
import { newToken, tokenHash } from './secrets.ts';
import { throttleKey, type Throttle } from './throttle.ts';

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

function checked(request: { name: string; email: string; password: string }): { name: string; email: string } {
  const email = request.email.trim().toLowerCase();
  const name = request.name.trim();
  const weak = newPasswordProblem(request.password);
  if (name === '') throw new AppError('bad-request', { fields: [{ path: 'name', message: 'form.required' }] });
  if (!EMAIL.test(email)) throw new AppError('bad-request', { fields: [{ path: 'email', message: 'logIn.emailWrong' }] });
  if (weak) throw new AppError('bad-request', { fields: [{ path: 'password', message: weak.key }] });
  needGoodPassword(request.password);
  return { name, email };
}

interface Registration {
  name: string;
  email: string;
  password: string;
  /** The hash of a cookie of the browser in which it is made. */
  browserHash: string;
}

/**
 * Keeps a registration, which its own mailed link opens. Where the address is known its owner is told so; the caller is not.
 * Nothing that was typed stands in a mail: whoever reads it may be a third person.
 */
export async function register(parts: Parts, throttle: Throttle, request: Registration): Promise<void> {
  const { db, words, now, site } = parts;
  const { name, email } = checked(request);
  await throttle.attempt(throttleKey('mail', email), MAILS_TO_ONE);
  const token = newToken();
  const password_hash = await hashPassword(request.password);
  const at = now();
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('registrations').where('ends_at', '<', at).execute();
    const known = await trx.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst();
    if (!known)
      await trx
        .insertInto('registrations')
        .values({
          token_hash: tokenHash(token),
          browser_hash: request.browserHash,
          email,
          name,
          password_hash,
          created_at: at,
          ends_at: new Date(at.getTime() + KEPT_MS),
        })
        .execute();
    const mail = known
      ? { subject: words.text('mail.known.subject'), text: words.text('mail.known.text', { address: `${site}/login-customer` }) }
      : {
          subject: words.text('mail.confirm.subject'),
          text: words.text('mail.confirm.text', { address: `${site}/login?confirm=${token}` }),
        };
    await queueMail(trx, { key: `register:${tokenHash(token)}`, to: email, urgent: true, ...mail }, at);
  });
}

interface Confirmation {
  token: string;
  browserHash: string | null;
  password: string | undefined;
}

/**
 * Opens the account of a mailed link, with the name and password of its own registration, and lets all others of that
 * address go. Who follows a link that somebody else has asked for gets nothing opened: it takes the browser of the
 * registration, or its password. Throws `not-found`, and `password-needed` where it is another browser.
 */
export async function confirmEmail({ db, now, words }: Parts, { token, browserHash, password }: Confirmation): Promise<void> {
  const found = await db
    .selectFrom('registrations')
    .selectAll()
    .where('token_hash', '=', tokenHash(token))
    .where('ends_at', '>', now())
    .executeTakeFirst();
  if (!found) throw new AppError('not-found');
  const isSameBrowser = found.browser_hash !== null && found.browser_hash === browserHash;
  if (!isSameBrowser && (password === undefined || !(await fits(found.password_hash, password)))) throw new AppError('password-needed');
  await db.transaction().execute(async (trx) => {
    const taken = await trx.deleteFrom('registrations').where('email', '=', found.email).returning('token_hash').execute();
    if (!taken.some(({ token_hash }) => token_hash === found.token_hash)) throw new AppError('not-found');
    // An order may have made the account meanwhile: then its one-time password opens it, and this password does not.
    await trx
      .insertInto('accounts')
      .values({
        email: found.email,
        first_name: found.name,
        last_name: '',
        phone: '',
        purpose: 'customer',
        details: JSON.stringify({ language: words.language }),
        password_hash: found.password_hash,
        one_time_hash: null,
        agent_id: null,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .execute();
  });
}
