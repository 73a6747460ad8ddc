import type { Context, Hono } from 'hono';
import { AppError } from '../../domain/errors.ts';
import { ACCOUNT_PATH } from '../../domain/plan-address.ts';
import { ACCESS_KEYS } from '../account/limits.ts';
import { needAccount, type Sessions } from '../account/sessions.ts';
import { throttleKey, type Throttle } from '../account/throttle.ts';
import { accountOf, callerOf, inTheirLanguage, tokenOf } from '../http/caller.ts';
import { serve } from '../http/contract.ts';
import type { Parts } from '../parts.ts';
import { findKey, keysOf, makeKey, revokeKey, type ShownKey } from './access-keys.ts';
import { askedBy, askFor, decide, waitingFor } from './key-requests.ts';

const DONE = { done: true } as const;
const HOURS = 24;

/** Keys for programs of people's own, and what these have asked for. */
export function serveAccessKeys(app: Hono, { parts, sessions, throttle }: { parts: Parts; sessions: Sessions; throttle: Throttle }): void {
  const person = async (context: Context) => needAccount(await accountOf(context, sessions)).id;

  /** A key opens these calls alone: it is no session, and no session is a key. */
  async function keyOf(context: Context): Promise<ShownKey> {
    const key = await findKey(parts, tokenOf(context));
    if (key) return key;
    await throttle.attempt(throttleKey('access-key', callerOf(context).network), ACCESS_KEYS);
    throw new AppError('log-in-needed');
  }

  serve(app, 'accessKeys', async ({ context }) => keysOf(parts, await person(context)));
  serve(app, 'makeAccessKey', async ({ body, context }) => makeKey(parts, await person(context), body));
  serve(app, 'revokeAccessKey', async ({ body, context }) => {
    await revokeKey(parts, await person(context), body.id);
    return DONE;
  });
  serve(app, 'keyRequests', async ({ context }) => waitingFor(parts, await person(context)));
  serve(app, 'decideKeyRequest', async ({ params, body, context }) => {
    await decide(inTheirLanguage(parts, context), await person(context), params.id, body.decision);
    void parts.mailer.send().catch((error: unknown) => parts.log.error({ err: error }, 'mails could not be sent'));
    return DONE;
  });
  serve(app, 'askByKey', async ({ body, context }) => {
    const key = await keyOf(context);
    await throttle.attempt(throttleKey('key', String(key.id)), { most: key.aDay, perHour: key.aDay / HOURS });
    return { request: await askFor(parts, key, body), confirmAt: parts.site + ACCOUNT_PATH };
  });
  serve(app, 'askedByKey', async ({ context }) => askedBy(parts, await keyOf(context)));
}
