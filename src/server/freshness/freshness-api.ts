import type { Hono } from 'hono';
import { needAccount, type Sessions } from '../account/sessions.ts';
import { accountOf } from '../http/caller.ts';
import { serve } from '../http/contract.ts';
import type { Parts } from '../parts.ts';
import { answerByKey, askedHome, confirmPosting } from './freshness.ts';

const DONE = { done: true } as const;

/** Whether homes are still to be had, as their owners say. */
export function serveFreshness(app: Hono, { parts, sessions }: { parts: Parts; sessions: Sessions }): void {
  serve(app, 'askedHome', ({ body }) => askedHome(parts, body.key));
  serve(app, 'answerAvailability', async ({ body }) => {
    await answerByKey(parts, body.key, body.answer);
    return DONE;
  });
  serve(app, 'confirmPosting', async ({ params, context }) => {
    await confirmPosting(parts, params.id, needAccount(await accountOf(context, sessions)));
    return DONE;
  });
}
