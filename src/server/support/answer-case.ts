import { AppError } from '../../domain/errors.ts';
import { shownCaseNumber } from '../../domain/case-number.ts';
import { isEmail } from '../../domain/reach.ts';
import { queueMail } from '../mail/outbox.ts';
import type { Parts } from '../parts.ts';
import { numberOf, textOf } from './read-cases.ts';
import { lastNote } from './take-case.ts';

/**
 * Answers a case; where there is an e-mail address, the answer goes there too. The same answer twice in a row is given once.
 * Throws `case-gone` and `case-closed`.
 */
export async function answerCase({ db, words, now }: Parts, typed: string, given: string): Promise<void> {
  const [number, text, at] = [numberOf(typed), textOf(given), now()];
  await db.transaction().execute(async (trx) => {
    const found = await trx.selectFrom('support_cases').selectAll().where('number', '=', number).forUpdate().executeTakeFirst();
    if (!found) throw new AppError('case-gone');
    if (found.state === 'closed') throw new AppError('case-closed');
    const last = await lastNote(trx, found.id);
    if (last?.by === 'office' && last.text === text) return;
    const note = await trx
      .insertInto('support_notes')
      .values({ case_id: found.id, by: 'office', text, created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx.updateTable('support_cases').set({ state: 'answered' }).where('id', '=', found.id).execute();
    if (!isEmail(found.reach)) return;
    const told = { number: shownCaseNumber(number), text };
    const theirs = words.in(found.language);
    const mail = { subject: theirs.text('mail.caseAnswer.subject', told), text: theirs.text('mail.caseAnswer.text', told) };
    await queueMail(trx, { key: `case:${found.id}:answer:${note.id}`, to: found.reach, ...mail }, at);
  });
}

/** Closes a case; one that is closed stays so. Throws `case-gone`. */
export async function closeCase({ db }: Parts, typed: string): Promise<void> {
  const closed = await db
    .updateTable('support_cases')
    .set({ state: 'closed' })
    .where('number', '=', numberOf(typed))
    .returning('id')
    .execute();
  if (closed.length === 0) throw new AppError('case-gone');
}
