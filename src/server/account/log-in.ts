import type { LogInAnswer } from '../../capabilities/account/contract.ts';
import { AppError } from '../../domain/errors.ts';
import type { Parts } from '../parts.ts';
import { fits } from './password-hash.ts';
import type { Sessions } from './sessions.ts';
import { activeSubscription } from '../plans/subscriptions.ts';
import { throttleKey, type Throttle } from './throttle.ts';

export interface Caller {
  /** The network address; behind a proxy the proxy's, so it is never the only thing that is counted. */
  network: string;
  browser: string;
}

/** So many wrong passwords from one network address cost nothing: offices and colleges share one address. */
const FREE_FROM_NETWORK = 100;

/** Finds the account of a password, or throws: the same error, after the same time, whether there is such an account or not. */
export async function checkPassword(parts: Parts, throttle: Throttle, credentials: { email: string; password: string }, caller: Caller) {
  const { db, now } = parts;
  const email = credentials.email.trim().toLowerCase();
  const keys = { account: throttleKey('login', email), network: throttleKey('network', caller.network) };
  await throttle.attempt(keys.network, FREE_FROM_NETWORK);
  await throttle.attempt(keys.account);
  const account = await db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
  const oneTimeRuns = account?.one_time_until && account.one_time_until > now();
  const byPassword = await fits(account?.confirm_hash === null ? account.password_hash : null, credentials.password);
  const byOneTime = await fits(oneTimeRuns ? account.one_time_hash : null, credentials.password.trim().toUpperCase());
  if (!account || (!byPassword && !byOneTime)) throw new AppError('log-in-failed');
  // Who reads the mails of an address owns it: what somebody else registered there goes.
  if (account.confirm_hash !== null)
    await db.updateTable('accounts').set({ confirm_hash: null, password_hash: null }).where('id', '=', account.id).execute();
  await throttle.forget(keys.account);
  await throttle.giveBack(keys.network);
  return { account, isFirstLogin: !byPassword };
}

/** Logs in and begins a session. */
export async function logIn(
  parts: Parts,
  { sessions, throttle }: { sessions: Sessions; throttle: Throttle },
  request: { userNameOrEmail: string; password: string; remember?: boolean | undefined },
  caller: Caller,
): Promise<LogInAnswer> {
  const { account, isFirstLogin } = await checkPassword(
    parts,
    throttle,
    { email: request.userNameOrEmail, password: request.password },
    caller,
  );
  const subscription = await activeSubscription(parts.db, account.id, parts.now());
  return {
    isFirstLogin,
    token: await sessions.begin(account.id, caller.browser, request.remember ?? false),
    email: account.email,
    username: `${account.first_name} ${account.last_name}`.trim(),
    customerId: String(account.id),
    userId: String(account.id),
    phoneNumber: account.phone,
    subscriptionPlanId: subscription?.plan_id ?? '',
    adminUrl: parts.settings.adminUrl,
  };
}
