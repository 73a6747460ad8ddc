import type { Transaction } from 'kysely';
import type { SignUpPurpose } from '../../domain/plans.ts';
import type { SignUpDetails } from '../../domain/sign-up.ts';
import type { Tables } from '../database/schema.ts';
import { queueMail } from '../mail/outbox.ts';
import type { Parts } from '../parts.ts';
import { hashPassword } from './password-hash.ts';
import { newOneTimePassword } from './secrets.ts';

const ONE_TIME_HOURS = 72;
const HOUR_MS = 60 * 60 * 1000;

/** A one-time password with its hash, made before a transaction begins: hashing takes its time. */
export interface OneTime {
  password: string;
  hash: string;
}

export async function makeOneTime(): Promise<OneTime> {
  const password = newOneTimePassword();
  return { password, hash: await hashPassword(password) };
}

export const oneTimeEnd = (at: Date): Date => new Date(at.getTime() + ONE_TIME_HOURS * HOUR_MS);

/** The mail with a one-time password and where to use it. */
export const oneTimeMail = ({ words, site }: Parts, reason: 'welcome' | 'forgotten', { password }: OneTime) => ({
  urgent: true,
  subject: words.text(`mail.${reason}.subject`),
  text: words.text(`mail.${reason}.text`, { password, hours: ONE_TIME_HOURS, address: `${site}/login-customer` }),
});

/** The account of an e-mail address; a new one gets a one-time password by mail. Tells whether it is new. */
export async function openAccount(
  trx: Transaction<Tables>,
  parts: Parts,
  { details, purpose, oneTime }: { details: SignUpDetails & { language?: string }; purpose: SignUpPurpose; oneTime: OneTime },
): Promise<{ id: number; isNew: boolean }> {
  const at = parts.now();
  const { firstName, lastName, email, phoneNumber, imageFile: _, language = parts.words.language, ...more } = details;
  const made = await trx
    .insertInto('accounts')
    .values({
      email,
      first_name: firstName,
      last_name: lastName,
      phone: phoneNumber,
      purpose,
      details: JSON.stringify({ ...more, language }),
      password_hash: null,
      one_time_hash: oneTime.hash,
      one_time_until: oneTimeEnd(at),
      agent_id: null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) {
    await queueMail(
      trx,
      { key: `welcome:${made.id}`, to: email, ...oneTimeMail({ ...parts, words: parts.words.in(language) }, 'welcome', oneTime) },
      at,
    );
    return { id: made.id, isNew: true };
  }
  const known = await trx.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  return { id: known.id, isNew: false };
}
