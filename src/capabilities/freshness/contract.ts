import * as z from 'zod/mini';
import { Done } from '../../domain/done.ts';
import { SecretKey } from '../../domain/secret-key.ts';
import type { Calls } from '../../kernel/call.ts';

/** What an owner says of a home: it is still to be had, or it is sold or let. */
export const Availability = z.enum(['available', 'gone']);
export type Availability = z.infer<typeof Availability>;

/** The home that an owner is asked about. `lapsed`: it was taken off because nobody answered. */
export const AskedHome = z.object({ title: z.string(), state: z.enum(['live', 'lapsed', 'off']) });
export type AskedHome = z.infer<typeof AskedHome>;

const PostingId = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));

export const FRESHNESS_CALLS = {
  askedHome: {
    method: 'POST',
    path: '/api/still-available/question',
    summary: 'The home that a mail asks its owner about. The key stands in the mail.',
    body: z.object({ key: SecretKey }),
    answer: AskedHome,
  },
  answerAvailability: {
    method: 'POST',
    path: '/api/still-available',
    summary: 'The owner’s answer: the home is still to be had, or sold or let. The key stands in the mail.',
    body: z.object({ key: SecretKey, answer: Availability }),
    answer: Done,
  },
  confirmPosting: {
    method: 'POST',
    path: '/api/postings/:id/still-available',
    summary: 'Says that one’s own home is still to be had. One that was taken off because nobody said so is on the market again.',
    params: z.object({ id: PostingId }),
    body: z.object({}),
    answer: Done,
  },
} as const satisfies Calls;
