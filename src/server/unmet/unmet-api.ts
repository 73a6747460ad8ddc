import type { Context, Hono } from 'hono';
import { needOperator, type Sessions } from '../account/sessions.ts';
import { UNMET } from '../account/limits.ts';
import { throttleKey, type Throttle } from '../account/throttle.ts';
import { accountOf, callerOf } from '../http/caller.ts';
import { serve } from '../http/contract.ts';
import type { Parts } from '../parts.ts';
import { noteUnmet, settleUnmet, unmetSentences } from './unmet-wishes.ts';

const DONE = { done: true } as const;

/** What people said to no avail, so that phrases can be added from real life. */
export function serveUnmet(app: Hono, { parts, sessions, throttle }: { parts: Parts; sessions: Sessions; throttle: Throttle }): void {
  const operator = async (context: Context) => needOperator(await accountOf(context, sessions));

  serve(app, 'noteUnmet', async ({ body, context }) => {
    await throttle.attempt(throttleKey('unmet', callerOf(context).network), UNMET);
    await noteUnmet(parts.db, 'not-understood', body, parts.now());
    return DONE;
  });
  serve(app, 'unmet', async ({ context }) => {
    await operator(context);
    return unmetSentences(parts.db);
  });
  serve(app, 'settleUnmet', async ({ params, context }) => {
    await operator(context);
    await settleUnmet(parts.db, params.id);
    return DONE;
  });
}
