import type { Selectable } from 'kysely';
import type { LogInAnswer } from '../../capabilities/account/contract.ts';
import { AppError } from '../../domain/errors.ts';
import type { Parts } from '../parts.ts';
import { activeSubscription } from '../plans/subscriptions.ts';
import { checkPassword, type Caller } from './check-password.ts';
import type { Sessions } from './sessions.ts';
import type { AccountTable } from './tables.ts';
import type { Throttle } from './throttle.ts';

/** Takes a one-time password for this log-in alone, and ends every other session of the account. */
async function spendOneTime({ db, now }: Parts, accountId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const taken = await trx
      .updateTable('accounts')
      .set({ one_time_used_at: now() })
      .where('id', '=', accountId)
      .where('one_time_used_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!taken) throw new AppError('log-in-failed');
    await trx.deleteFrom('sessions').where('account_id', '=', accountId).execute();
  });
}

/** Remembers the device: from then on other people's guesses do not hold it up. */
async function knowDevice({ db, now }: Parts, accountId: number, device_hash: string): Promise<void> {
  await db
    .insertInto('known_devices')
    .values({ account_id: accountId, device_hash, seen_at: now() })
    .onConflict((conflict) => conflict.columns(['account_id', 'device_hash']).doUpdateSet({ seen_at: now() }))
    .execute();
}

export interface LogInParts {
  sessions: Sessions;
  throttle: Throttle;
}

/** Begins a session for somebody who has shown who they are. */
export async function beginSession(
  parts: Parts,
  sessions: Sessions,
  account: Selectable<AccountTable>,
  how: { caller: Caller; newDevice: string | undefined; isFirstLogin: boolean; remember: boolean },
): Promise<LogInAnswer> {
  const { caller, newDevice, isFirstLogin, remember } = how;
  if (newDevice) await knowDevice(parts, account.id, newDevice);
  const subscription = await activeSubscription(parts.db, account.id, parts.now());
  return {
    isFirstLogin,
    token: await sessions.begin(account.id, caller.browser, { remember, mustChange: isFirstLogin }),
    email: account.email,
    username: `${account.first_name} ${account.last_name}`.trim(),
    customerId: String(account.id),
    userId: String(account.id),
    phoneNumber: account.phone,
    subscriptionPlanId: subscription?.plan_id ?? '',
    adminUrl: parts.settings.adminUrl,
  };
}

/**
 * Logs in and begins a session. A one-time password does so once; its session can do nothing but change the password.
 * `newDevice` is the hash of the cookie that the browser has or gets.
 */
export async function logIn(
  parts: Parts,
  { sessions, throttle }: LogInParts,
  request: { userNameOrEmail: string; password: string; remember?: boolean | undefined },
  caller: Caller,
  newDevice?: string,
): Promise<LogInAnswer> {
  const credentials = { email: request.userNameOrEmail, password: request.password };
  const { account, isFirstLogin, spent } = await checkPassword(parts, throttle, credentials, caller);
  if (spent) throw new AppError('log-in-failed');
  if (isFirstLogin) await spendOneTime(parts, account.id);
  return beginSession(parts, sessions, account, { caller, newDevice, isFirstLogin, remember: request.remember ?? false });
}
