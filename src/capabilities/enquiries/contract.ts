import * as z from 'zod/mini';
import { Done } from '../../domain/done.ts';
import { Enquiry } from '../../domain/enquiry.ts';
import type { Calls } from '../../kernel/call.ts';

/**
 * What a server's inner error says is known already: it names the unique constraint of the e-mail address or of the phone
 * number, or speaks of the phone at all. Null for any other error.
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
    summary: 'Writes to the owner or agent of a home, who reads it on the account page. 404 where the home belongs to no account.',
    params: z.object({ id: z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)) }),
    body: z.object({
      name: z.string().check(z.minLength(1), z.maxLength(60)),
      phone: z.string().check(z.minLength(6), z.maxLength(20)),
      text: z.string().check(z.minLength(1), z.maxLength(1000)),
    }),
    answer: Done,
  },
} as const satisfies Calls;
