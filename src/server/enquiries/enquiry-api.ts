import type { Hono } from 'hono';
import type { Parts } from '../parts.ts';
import { throttleKey, type Throttle } from '../account/throttle.ts';
import { takeEnquiry } from './take-enquiry.ts';
import { callerOf } from '../http/caller.ts';
import { serve } from '../http/contract.ts';

/** Enquiries from one network address that cost no wait. */
const FREE_ENQUIRIES = 30;

/** The enquiry form of the help pages. */
export function serveEnquiries(app: Hono, { parts, throttle }: { parts: Parts; throttle: Throttle }): void {
  serve(app, 'sendEnquiry', async ({ body, context }) => {
    await throttle.attempt(throttleKey('network', `enquiry:${callerOf(context).network}`), FREE_ENQUIRIES);
    await takeEnquiry(parts, body);
    void parts.mailer.send().catch((error: unknown) => parts.log.error({ err: error }, 'mails could not be sent'));
    return { done: true as const };
  });
}
