import type { Context, Hono } from 'hono';
import { AppError } from '../../domain/errors.ts';
import { isEmail, reachOf } from '../../domain/reach.ts';
import { MAILS_TO_ONE, REPORTS } from '../account/limits.ts';
import { needOperator, type Sessions } from '../account/sessions.ts';
import { throttleKey, type Throttle } from '../account/throttle.ts';
import { accountOf, callerOf, inTheirLanguage, newDevice } from '../http/caller.ts';
import { serve } from '../http/contract.ts';
import type { Parts } from '../parts.ts';
import { decideReports, reportedHomes, takeReport } from './home-reports.ts';

export interface ReportApiParts {
  parts: Parts;
  sessions: Sessions;
  throttle: Throttle;
}

const DONE = { done: true } as const;

/** Throws `bad-request` for what is no e-mail address. */
function emailOf(given: string): string {
  const email = reachOf(given);
  if (!email || !isEmail(email)) throw new AppError('bad-request', { fields: [{ path: 'email', message: 'an e-mail address' }] });
  return email;
}

/** Homes that people report, and what operators decide. */
export function serveReports(app: Hono, { parts, sessions, throttle }: ReportApiParts): void {
  const operator = async (context: Context) => needOperator(await accountOf(context, sessions));

  serve(app, 'reportHome', async ({ params, body, context }) => {
    const account = await accountOf(context, sessions);
    const email = body.email === undefined ? null : emailOf(body.email);
    await throttle.attempt(throttleKey('report', account ? String(account.id) : callerOf(context).network), REPORTS);
    if (email) await throttle.attempt(throttleKey('mail', email), MAILS_TO_ONE);
    const { reason, text } = body;
    await takeReport(inTheirLanguage(parts, context), {
      propertyId: params.id,
      reason,
      text,
      email,
      account,
      browser: newDevice(context),
    });
    return DONE;
  });
  serve(app, 'reportedHomes', async ({ context }) => {
    await operator(context);
    return reportedHomes(parts);
  });
  serve(app, 'decideReports', async ({ params, body, context }) => {
    await operator(context);
    await decideReports(parts, params.id, body);
    void parts.mailer.send().catch((error: unknown) => parts.log.error({ err: error }, 'mails could not be sent'));
    return DONE;
  });
}
