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
} as const satisfies Calls;
