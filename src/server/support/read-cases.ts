import { readCaseNumber } from '../../domain/case-number.ts';
import { AppError } from '../../domain/errors.ts';
import { type CaseStanding, type HeldCase, LONGEST_CASE_TEXT, type SupportCase } from '../../domain/support-case.ts';
import type { Database } from '../database/open.ts';
import { tokenHash } from '../account/secrets.ts';
import type { Parts } from '../parts.ts';

const MOST_SHOWN = 100;

/** A number as it is stored, whatever its case and dashes. Throws `case-gone` for what is no number. */
export function numberOf(typed: string): string {
  const number = readCaseNumber(typed);
  if (!number) throw new AppError('case-gone');
  return number;
}

/** A text with something in it, without the spaces around it. Throws `bad-request`. */
export function textOf(given: string): string {
  const text = given.trim().slice(0, LONGEST_CASE_TEXT);
  if (text === '') throw new AppError('bad-request', { fields: [{ path: 'text', message: 'a text' }] });
  return text;
}

const casesIn = (db: Database) => db.selectFrom('support_cases').selectAll().limit(MOST_SHOWN);
type CaseRow = Awaited<ReturnType<ReturnType<typeof casesIn>['execute']>>[number];

/** Rows with their notes, as the contract has them, in the same order. */
async function withNotes(db: Database, rows: readonly CaseRow[]): Promise<SupportCase[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const notes = await db.selectFrom('support_notes').selectAll().where('case_id', 'in', ids).orderBy('id').execute();
  return rows.map(({ id, number, about, text, reach, payment, state, created_at }) => ({
    number,
    about,
    text,
    reach,
    payment,
    state,
    at: created_at.toISOString(),
    notes: notes
      .filter(({ case_id }) => case_id === id)
      .map(({ by, text: said, created_at: at }) => ({ by, text: said, at: at.toISOString() })),
  }));
}

/** One case by its id. */
export async function readCase(db: Database, id: number): Promise<SupportCase> {
  const [found] = await withNotes(db, await casesIn(db).where('id', '=', id).execute());
  if (!found) throw new AppError('case-gone');
  return found;
}

/** The cases of an account, and those whose keys are given, newest first. */
export async function casesOf({ db }: Parts, accountId: number | null, held: readonly HeldCase[]): Promise<SupportCase[]> {
  const hashes = held.map(({ key }) => tokenHash(key));
  if (accountId === null && hashes.length === 0) return [];
  const rows = await casesIn(db)
    .where((eb) =>
      eb.or([
        ...(accountId === null ? [] : [eb('account_id', '=', accountId)]),
        ...(hashes.length === 0 ? [] : [eb('key_hash', 'in', hashes)]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .execute();
  return withNotes(db, rows);
}

/** What a number alone tells. Throws `case-gone`. */
export async function standingOf({ db }: Parts, typed: string): Promise<CaseStanding> {
  const found = await db
    .selectFrom('support_cases')
    .select(['number', 'state', 'created_at'])
    .where('number', '=', numberOf(typed))
    .executeTakeFirst();
  if (!found) throw new AppError('case-gone');
  return { number: found.number, state: found.state, at: found.created_at.toISOString() };
}

/** Cases that are not closed: those that wait for an answer first, the longest waiting before the others. */
export async function waitingCases({ db }: Parts): Promise<SupportCase[]> {
  const rows = await casesIn(db)
    .where('state', '<>', 'closed')
    .orderBy((eb) => eb('state', '=', 'open'), 'desc')
    .orderBy('created_at')
    .execute();
  return withNotes(db, rows);
}
