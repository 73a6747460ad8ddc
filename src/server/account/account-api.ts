import type { Hono } from 'hono';
import { readAccount } from './account.ts';
import { changePassword } from './change-password.ts';
import { sendForgotten } from './forgotten.ts';
import { logIn } from './log-in.ts';
import { confirmEmail, register } from './register.ts';
import { needAccount, type Sessions } from './sessions.ts';
import { signUpFree } from '../sign-up/sign-up.ts';
import { activeSubscription, readPlans } from '../plans/subscriptions.ts';
import { throttleKey, type Throttle } from './throttle.ts';
import type { PaymentParts } from '../payment/parts.ts';
import { processSubscription } from '../payment/process-subscription.ts';
import { accountOf, buyerOf, callerOf, tokenOf } from '../http/caller.ts';
import { serve } from '../http/contract.ts';

export interface AccountApiParts {
  parts: PaymentParts;
  sessions: Sessions;
  throttle: Throttle;
}

const DONE = { done: true } as const;
/** Sign-ups and mails from one network address that cost nothing. */
const FREE_MAKINGS = 30;

/** Plans, sign-up, log-in and what belongs to an account. */
export function serveAccounts(app: Hono, { parts, sessions, throttle }: AccountApiParts): void {
  const sendMails = () => void parts.mailer.send().catch((error: unknown) => parts.log.error({ err: error }, 'mails could not be sent'));
  const countMaking = (network: string) => throttle.attempt(throttleKey('network', `making:${network}`), FREE_MAKINGS);

  serve(app, 'plans', () => readPlans(parts.db));
  serve(app, 'signUp', async ({ body, context }) => {
    await countMaking(callerOf(context).network);
    await signUpFree(parts, body);
    sendMails();
    return DONE;
  });
  serve(app, 'register', async ({ body, context }) => {
    await countMaking(callerOf(context).network);
    await register(parts, body);
    sendMails();
    return DONE;
  });
  serve(app, 'confirmEmail', async ({ body }) => {
    await confirmEmail(parts, body.token);
    return DONE;
  });
  serve(app, 'forgotPassword', async ({ body, context }) => {
    await countMaking(callerOf(context).network);
    await sendForgotten(parts, throttle, body.email);
    sendMails();
    return DONE;
  });
  serve(app, 'login', ({ body, context }) => logIn(parts, { sessions, throttle }, body, callerOf(context)));
  serve(app, 'logout', async ({ context }) => {
    const token = tokenOf(context);
    if (token) await sessions.end(token);
    return DONE;
  });
  serve(app, 'changePassword', async ({ body, context }) => {
    await changePassword(parts, throttle, body, callerOf(context));
    sendMails();
    return DONE;
  });
  serve(app, 'account', async ({ context }) => readAccount(parts, needAccount(await accountOf(context, sessions)).id));
  serve(app, 'subscriptionStatus', async ({ context }) => {
    const { id } = needAccount(await accountOf(context, sessions));
    return (await activeSubscription(parts.db, id, parts.now())) !== undefined;
  });
  serve(app, 'processSubscription', async ({ body, context }) =>
    processSubscription(parts, body.paymentId, await buyerOf(context, sessions)),
  );
}
