import type { Hono } from 'hono';
import type { Parts } from '../parts.ts';
import { ENQUIRIES } from '../account/limits.ts';
import { throttleKey, type Throttle } from '../account/throttle.ts';
import { contactOwner } from '../account/messages.ts';
import { takeEnquiry } from './take-enquiry.ts';
import { callerOf } from '../http/caller.ts';
import { serve } from '../http/contract.ts';

/** The enquiry form of the help pages. */
export function serveEnquiries(app: Hono, { parts, throttle }: { parts: Parts; throttle: Throttle }): void {
  serve(app, 'sendEnquiry', async ({ body, context }) => {
    await throttle.attempt(throttleKey('enquiry', callerOf(context).network), ENQUIRIES);
    await takeEnquiry(parts, body);
    void parts.mailer.send().catch((error: unknown) => parts.log.error({ err: error }, 'mails could not be sent'));
    return { done: true as const };
  });
  serve(app, 'contactOwner', async ({ params, body, context }) => {
    await throttle.attempt(throttleKey('enquiry', callerOf(context).network), ENQUIRIES);
    await contactOwner(parts, params.id, body);
    void parts.mailer.send().catch((error: unknown) => parts.log.error({ err: error }, 'mails could not be sent'));
    return { done: true as const };
  });
}
