import * as z from 'zod/mini';
import { Done } from '../../domain/done.ts';
import { UnmetSentence } from '../../domain/unmet.ts';
import type { Calls } from '../../kernel/call.ts';

const UnmetId = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));
const LONGEST_SENT = 500;

export const UNMET_CALLS = {
  noteUnmet: {
    method: 'POST',
    path: '/api/unmet',
    summary: 'Tells our people of a sentence that was not understood; who said it is not kept, nor a sentence that may tell it.',
    body: z.object({ text: z.string().check(z.maxLength(LONGEST_SENT)), language: z.string().check(z.regex(/^[a-z]{2,3}$/)) }),
    answer: Done,
  },
  unmet: {
    method: 'GET',
    path: '/api/review/unmet',
    summary: 'Sentences that were not understood and searches that found nothing, the most frequent first; for operators.',
    answer: z.array(UnmetSentence),
  },
  settleUnmet: {
    method: 'POST',
    path: '/api/review/unmet/:id',
    summary: 'Takes one of them off the list; for operators.',
    params: z.object({ id: UnmetId }),
    answer: Done,
  },
} as const satisfies Calls;
