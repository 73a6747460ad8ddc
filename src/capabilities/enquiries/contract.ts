import * as z from 'zod/mini';
import { Done } from '../../domain/done.ts';
import { Enquiry } from '../../domain/enquiry.ts';
import { MOST_HELD_KEYS, SecretKey } from '../../domain/secret-key.ts';
import { HomeCounts, LONGEST_MESSAGE, Thread } from '../../domain/thread.ts';
import type { Calls } from '../../kernel/call.ts';

const WithId = z.object({ id: z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)) });
const Text = z.string().check(z.minLength(1), z.maxLength(LONGEST_MESSAGE));
const Phone = z.string().check(z.regex(/^\+?[\d ()-]{6,19}$/));
const key = () => z.optional(SecretKey);

/**
 * What an inner error of the server says is already known: it names the unique constraint of the email address or the phone
 * number, or mentions the phone at all. Null for any other error.
 */
export function knownAlready(innerException: string): 'email' | 'phone' | null {
  if (/unique|duplicate|\b[iu][xqk]_/i.test(innerException) && /e-?mail/i.test(innerException)) return 'email';
  return /phone/i.test(innerException) ? 'phone' : null;
}

export const ENQUIRY_CALLS = {
  sendEnquiry: {
    method: 'POST',
    path: '/api/enquiries',
    summary:
      'Leaves an enquiry. 409 where the e-mail address or the phone number has left one already: `error.innerException` names the unique constraint.',
    body: Enquiry,
    answer: Done,
  },
  contactOwner: {
    method: 'POST',
    path: '/api/properties/:id/contact',
    summary:
      'Writes to the owner of a home. `name` and `email` without an account; the owner sees `phone`. 404 where the home belongs to no account.',
    params: WithId,
    body: z.object({
      name: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
      email: z.optional(z.string().check(z.maxLength(254))),
      phone: z.optional(Phone),
      text: Text,
    }),
    answer: Thread,
  },
  myThreads: {
    method: 'POST',
    path: '/api/threads/mine',
    summary: 'Messages with owners and those who ask; of the account, and of the keys given. `mail` is the key of a mailed link.',
    body: z.object({ held: z.array(SecretKey).check(z.maxLength(MOST_HELD_KEYS)), mail: key() }),
    answer: z.array(Thread),
  },
  writeInThread: {
    method: 'POST',
    path: '/api/threads/:id/write',
    summary: 'Writes on; the other side is told by mail.',
    params: WithId,
    body: z.object({ text: Text, key: key() }),
    answer: Thread,
  },
  closeThread: {
    method: 'POST',
    path: '/api/threads/:id/close',
    summary: 'Closes a thread, or opens it again. Either side may.',
    params: WithId,
    body: z.object({ closed: z.boolean(), key: key() }),
    answer: Thread,
  },
  givePhone: {
    method: 'POST',
    path: '/api/threads/:id/phone',
    summary: 'Gives the other side a telephone number; both see when.',
    params: WithId,
    body: z.object({ phone: Phone, key: key() }),
    answer: Thread,
  },
  noteView: {
    method: 'POST',
    path: '/api/properties/:id/view',
    summary: 'Somebody looks at a home; counted once a day and browser.',
    params: WithId,
    body: z.object({}),
    answer: Done,
  },
  homeCounts: {
    method: 'GET',
    path: '/api/postings/counts',
    summary: 'How many ask about each home of the account, visit, looked at it in 30 days and have saved it.',
    answer: z.array(HomeCounts),
  },
} as const satisfies Calls;
