import * as z from 'zod/mini';
import { Done } from '../../domain/done.ts';
import { LONGEST_REPORT, ReportedHome, ReportReason } from '../../domain/home-report.ts';
import type { Calls } from '../../kernel/call.ts';

const OfHome = z.object({ id: z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)) });
const text = () => z.string().check(z.maxLength(LONGEST_REPORT));

export const REPORT_CALLS = {
  reportHome: {
    method: 'POST',
    path: '/api/properties/:id/report',
    summary:
      'Reports a home to our people. A second report of the same person changes the first. What came of it is mailed to the account, or to `email`.',
    params: OfHome,
    body: z.object({ reason: ReportReason, text: text(), email: z.optional(z.string().check(z.maxLength(254))) }),
    answer: Done,
  },
  reportedHomes: {
    method: 'GET',
    path: '/api/review/reports',
    summary: 'Homes with reports that nobody has decided on, the longest waiting first; for operators.',
    answer: z.array(ReportedHome),
  },
  decideReports: {
    method: 'POST',
    path: '/api/review/reports/:id',
    summary:
      'Takes a reported home off the market, or leaves it there. Its owner, where it goes, and all who reported it get the reason by mail. For operators.',
    params: OfHome,
    body: z.object({ decision: z.enum(['take-down', 'keep']), reason: text() }),
    answer: Done,
  },
} as const satisfies Calls;
