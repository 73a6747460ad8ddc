import { randomInt } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { CASE_SIGNS, CASE_SIGNS_COUNT, readCaseNumber, shownCaseNumber } from '../../domain/case-number.ts';
import { CONTACT } from '../../domain/contact.ts';
import { AppError } from '../../domain/errors.ts';
import { isEmail, reachOf } from '../../domain/reach.ts';
import type { CaseAbout, SupportCase } from '../../domain/support-case.ts';
import { tokenHash } from '../account/secrets.ts';
import type { SessionAccount } from '../account/sessions.ts';
import type { Tables } from '../database/schema.ts';
import { queueMail } from '../mail/outbox.ts';
import type { Parts } from '../parts.ts';
import { forgetCases } from './forget-cases.ts';
import { numberOf, readCase, textOf } from './read-cases.ts';

/** How long a case is kept, as the privacy notice says. */
const KEPT_DAYS = 365;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A number that nobody has guessed: drawn until it has a letter and a digit. */
function newNumber(): string {
  for (;;) {
    const drawn = Array.from({ length: CASE_SIGNS_COUNT }, () => CASE_SIGNS[randomInt(CASE_SIGNS.length)]).join('');
    if (readCaseNumber(drawn)) return drawn;
  }
}

export interface GivenCase {
  /** In which the person reads mails. */
  language: string | undefined;
  about: CaseAbout;
  text: string;
  reach: string | undefined;
  payment: string | undefined;
  key: string;
}

/** Where the answer goes: what was given, or the account's own e-mail address. Throws `bad-request`. */
export function reachFor(given: string | undefined, account: SessionAccount | null): string {
  const reach = given === undefined ? account?.email : reachOf(given);
  if (!reach) throw new AppError('bad-request', { fields: [{ path: 'reach', message: 'a telephone number or an e-mail address' }] });
  return reach;
}

const toDesk = ({ settings }: Parts): string => settings.operatorEmail ?? CONTACT.email.shown;

/** Tells those who answer, and the person, if there is an e-mail address. What a stranger wrote is mailed to nobody else. */
async function mailTaken(trx: Transaction<Tables>, parts: Parts, { id, reach, ...told }: MailedCase, at: Date): Promise<void> {
  const { words, site } = parts;
  const mailIn = (language: string | undefined, kind: 'case' | 'caseTaken') => {
    const { text } = words.in(language);
    const shown = {
      number: shownCaseNumber(told.number),
      about: text(`support.about.${told.about}`),
      text: told.text,
      reach,
      payment: told.payment ?? '–',
      address: `${site}/admin/review`,
    };
    return { subject: text(`mail.${kind}.subject`, shown), text: text(`mail.${kind}.text`, shown) };
  };
  await queueMail(trx, { key: `case:${id}:desk`, to: toDesk(parts), ...mailIn(undefined, 'case') }, at);
  if (isEmail(reach)) await queueMail(trx, { key: `case:${id}:taken`, to: reach, ...mailIn(told.language, 'caseTaken') }, at);
}

interface MailedCase {
  id: number;
  language: string;
  number: string;
  about: CaseAbout;
  text: string;
  reach: string;
  payment: string | null;
}

/**
 * Keeps a case and mails it to those who answer. The same key is the same case, however often and by however many it is sent
 * at once. Throws `bad-request`.
 */
export async function takeCase(parts: Parts, given: GivenCase, account: SessionAccount | null): Promise<SupportCase> {
  const { db, now } = parts;
  const [text, reach, key_hash, at] = [textOf(given.text), reachFor(given.reach, account), tokenHash(given.key), now()];
  const payment = given.payment ?? null;
  const { language } = parts.words.in(given.language);
  const id = await db.transaction().execute(async (trx) => {
    await forgetCases(trx, sql<boolean>`created_at < ${new Date(at.getTime() - KEPT_DAYS * DAY_MS)}`);
    for (;;) {
      const number = newNumber();
      const kept = {
        number,
        key_hash,
        account_id: account?.id ?? null,
        about: given.about,
        text,
        reach,
        payment,
        language,
        created_at: at,
      };
      const made = await trx
        .insertInto('support_cases')
        .values(kept)
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (made) {
        await mailTaken(trx, parts, { ...made, number, about: given.about, text, reach, payment, language }, at);
        return made.id;
      }
      const known = await trx.selectFrom('support_cases').select('id').where('key_hash', '=', key_hash).executeTakeFirst();
      if (known) return known.id;
      // The number is another case's: one more is drawn.
    }
  });
  return readCase(db, id);
}

/**
 * Adds to a case what its opener says, who is known by the account or by the key; it is open again. The same words twice in a
 * row are added once. Throws `case-gone`, also for a case of somebody else, and `case-closed`.
 */
export async function addToCase(
  parts: Parts,
  given: { number: string; text: string; key: string | undefined },
  account: SessionAccount | null,
): Promise<SupportCase> {
  const { db, words, now, site } = parts;
  const [number, text, at] = [numberOf(given.number), textOf(given.text), now()];
  const id = await db.transaction().execute(async (trx) => {
    const found = await trx.selectFrom('support_cases').selectAll().where('number', '=', number).forUpdate().executeTakeFirst();
    const isOwn =
      (account !== null && found?.account_id === account.id) || (given.key !== undefined && found?.key_hash === tokenHash(given.key));
    if (!found || !isOwn) throw new AppError('case-gone');
    if (found.state === 'closed') throw new AppError('case-closed');
    const last = await lastNote(trx, found.id);
    if (last?.by === 'person' && last.text === text) return found.id;
    const note = await trx
      .insertInto('support_notes')
      .values({ case_id: found.id, by: 'person', text, created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx.updateTable('support_cases').set({ state: 'open' }).where('id', '=', found.id).execute();
    const told = { number: shownCaseNumber(number), text, reach: found.reach, address: `${site}/admin/review` };
    const mail = { subject: words.text('mail.caseAdded.subject', told), text: words.text('mail.caseAdded.text', told) };
    await queueMail(trx, { key: `case:${found.id}:added:${note.id}`, to: toDesk(parts), ...mail }, at);
    return found.id;
  });
  return readCase(db, id);
}

/** What was last said in a case after it was opened. */
export const lastNote = (trx: Transaction<Tables>, caseId: number) =>
  trx.selectFrom('support_notes').selectAll().where('case_id', '=', caseId).orderBy('id', 'desc').limit(1).executeTakeFirst();
