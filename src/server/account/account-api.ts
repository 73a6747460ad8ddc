import type { Context, Hono } from 'hono';
import { keepHomes } from './account-homes.ts';
import { readAccount } from './account.ts';
import { changePassword } from './change-password.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { sendForgotten } from './forgotten.ts';
import { logIn } from './log-in.ts';
import { logInByCode, sendLogInCode } from './log-in-code.ts';
import { beginPasskeyLogIn, logInByPasskey } from './log-in-passkey.ts';
import { addPasskey, beginPasskey, readPasskeys, removePasskey } from './passkeys.ts';
import { confirmEmail, register } from './register.ts';
import { needAccount, type Sessions } from './sessions.ts';
import { signUpFree } from '../sign-up/sign-up.ts';
import { activeSubscription, readPlans } from '../plans/subscriptions.ts';
import { LOG_IN_PAIR, MAILS_TO_ONE, MAKINGS } from './limits.ts';
import { throttleKey, type Throttle } from './throttle.ts';
import type { PaymentParts } from '../payment/parts.ts';
import { processSubscription } from '../payment/process-subscription.ts';
import { accountOf, buyerOf, callerOf, inTheirLanguage, newDevice, tokenOf } from '../http/caller.ts';
import { serve } from '../http/contract.ts';

export interface AccountApiParts {
  parts: PaymentParts;
  sessions: Sessions;
  throttle: Throttle;
}

const DONE = { done: true } as const;

/** Passkeys: made, listed and removed by whoever is logged in, and used to log in. */
function servePasskeys(app: Hono, { parts, sessions, throttle }: AccountApiParts, sendMails: () => void): void {
  const person = async (context: Context) => needAccount(await accountOf(context, sessions));
  serve(app, 'beginPasskeyLogIn', ({ context }) => beginPasskeyLogIn(parts, { sessions, throttle }, callerOf(context)));
  serve(app, 'logInByPasskey', ({ body, context }) =>
    logInByPasskey(parts, { sessions, throttle }, body, callerOf(context), newDevice(context)),
  );
  serve(app, 'passkeys', async ({ context }) => readPasskeys(parts, (await person(context)).id));
  serve(app, 'beginPasskey', async ({ context }) => beginPasskey(parts, throttle, await person(context)));
  serve(app, 'addPasskey', async ({ body, context }) => {
    const made = await addPasskey(inTheirLanguage(parts, context), await person(context), body);
    sendMails();
    return made;
  });
  serve(app, 'removePasskey', async ({ body, context }) => {
    await removePasskey(inTheirLanguage(parts, context), await person(context), body.id);
    sendMails();
    return DONE;
  });
}

/** Plans, sign-up, log-in and what belongs to an account. */
export function serveAccounts(app: Hono, { parts, sessions, throttle }: AccountApiParts): void {
  const sendMails = () => void parts.mailer.send().catch((error: unknown) => parts.log.error({ err: error }, 'mails could not be sent'));
  const countMaking = (network: string) => throttle.attempt(throttleKey('making', network), MAKINGS);

  serve(app, 'plans', () => readPlans(parts.db));
  serve(app, 'signUp', async ({ body, context }) => {
    await countMaking(callerOf(context).network);
    await throttle.attempt(throttleKey('mail', body.details.email.trim()), MAILS_TO_ONE);
    await signUpFree(inTheirLanguage(parts, context), body);
    sendMails();
    return DONE;
  });
  serve(app, 'register', async ({ body, context }) => {
    await countMaking(callerOf(context).network);
    await register(inTheirLanguage(parts, context), throttle, { ...body, browserHash: newDevice(context) });
    sendMails();
    return DONE;
  });
  serve(app, 'confirmEmail', async ({ body, context }) => {
    if (body.password !== undefined) await throttle.attempt(throttleKey('confirm', body.token), LOG_IN_PAIR);
    await confirmEmail(inTheirLanguage(parts, context), { ...body, password: body.password, browserHash: callerOf(context).deviceHash });
    return DONE;
  });
  serve(app, 'forgotPassword', async ({ body, context }) => {
    await countMaking(callerOf(context).network);
    await sendForgotten(inTheirLanguage(parts, context), throttle, body.email);
    sendMails();
    return DONE;
  });
  serve(app, 'login', async ({ body, context }) => {
    return logIn(parts, { sessions, throttle }, body, callerOf(context), newDevice(context));
  });
  serve(app, 'mailLogInCode', async ({ body, context }) => {
    await countMaking(callerOf(context).network);
    await sendLogInCode(inTheirLanguage(parts, context), throttle, body.email);
    sendMails();
    return DONE;
  });
  serve(app, 'logInByCode', async ({ body, context }) =>
    logInByCode(parts, { sessions, throttle }, body, callerOf(context), newDevice(context)),
  );
  servePasskeys(app, { parts, sessions, throttle }, sendMails);
  serve(app, 'logout', async ({ context }) => {
    const token = tokenOf(context);
    if (token) await sessions.end(token);
    return DONE;
  });
  serve(app, 'changePassword', async ({ body, context }) => {
    const session = await accountOf(context, sessions);
    await changePassword(inTheirLanguage(parts, context), throttle, body, { ...callerOf(context), sessionAccountId: session?.id ?? null });
    sendMails();
    return DONE;
  });
  serve(app, 'account', async ({ context }) => readAccount(parts, needAccount(await accountOf(context, sessions)).id));
  serve(app, 'exportAccount', async ({ context }) => exportAccount(parts, needAccount(await accountOf(context, sessions)).id));
  serve(app, 'deleteAccount', async ({ body, context }) => {
    const { id } = needAccount(await accountOf(context, sessions));
    await deleteAccount(inTheirLanguage(parts, context), throttle, id, body.password);
    sendMails();
    return DONE;
  });
  serve(app, 'keepHomes', async ({ body, context }) => keepHomes(parts, needAccount(await accountOf(context, sessions)).id, body.changes));
  serve(app, 'subscriptionStatus', async ({ context }) => {
    const { id } = needAccount(await accountOf(context, sessions));
    return (await activeSubscription(parts.db, id, parts.now())) !== undefined;
  });
  serve(app, 'processSubscription', async ({ body, context }) =>
    processSubscription(parts, body.paymentId, await buyerOf(context, sessions)),
  );
}
