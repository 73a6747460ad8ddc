import * as z from 'zod/mini';
import { Done } from '../../domain/done.ts';
import { CaseAbout, CaseStanding, HeldCase, LONGEST_CASE_TEXT, MOST_HELD, SupportCase } from '../../domain/support-case.ts';
import type { Calls } from '../../kernel/call.ts';
import { HELP_PATH } from '../help/contract.ts';

/** Where on the help page a person sees their cases. */
export const CASES_ANCHOR = 'your-enquiries';
export const CASES_PATH = `${HELP_PATH}#${CASES_ANCHOR}`;

const Text = () => z.string().check(z.minLength(1), z.maxLength(LONGEST_CASE_TEXT));
const Numbered = z.object({ number: z.string().check(z.maxLength(20)) });

export const SUPPORT_CALLS = {
  openCase: {
    method: 'POST',
    path: '/api/cases',
    summary:
      'Passes something on to our people. The same key gives the same case; whoever has it sees all of the case. Without `reach` an answer goes to the account that is logged in.',
    body: z.object({
      about: CaseAbout,
      text: Text(),
      reach: z.optional(z.string().check(z.maxLength(254))),
      payment: z.optional(z.string().check(z.regex(/^[\w-]{1,80}$/))),
      key: z.uuid(),
    }),
    answer: SupportCase,
  },
  addToCase: {
    method: 'POST',
    path: '/api/cases/:number/add',
    summary: 'Adds to a case, with its key or as the account that has opened it; an answered case is open again. 409 where it is closed.',
    params: Numbered,
    body: z.object({ text: Text(), key: z.optional(z.uuid()) }),
    answer: SupportCase,
  },
  myCases: {
    method: 'POST',
    path: '/api/cases/mine',
    summary: 'The cases of the account that is logged in, and those whose keys are given, newest first.',
    body: z.object({ held: z.array(HeldCase).check(z.maxLength(MOST_HELD)) }),
    answer: z.array(SupportCase),
  },
  caseStanding: {
    method: 'GET',
    path: '/api/cases/:number',
    summary: 'Where a case stands, by its number alone: its state and date, nothing else.',
    params: Numbered,
    answer: CaseStanding,
  },
  waitingCases: {
    method: 'GET',
    path: '/api/review/cases',
    summary: 'Cases that are not closed, those that wait for an answer first; for operators.',
    answer: z.array(SupportCase),
  },
  answerCase: {
    method: 'POST',
    path: '/api/review/cases/:number/answer',
    summary: 'Answers a case: the text goes by mail where there is an e-mail address, and stands in the case. For operators.',
    params: Numbered,
    body: z.object({ text: Text() }),
    answer: Done,
  },
  closeCase: {
    method: 'POST',
    path: '/api/review/cases/:number/close',
    summary: 'Closes a case. For operators.',
    params: Numbered,
    answer: Done,
  },
} as const satisfies Calls;
