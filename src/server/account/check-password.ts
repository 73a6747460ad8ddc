import { AppError } from '../../domain/errors.ts';
import type { Parts } from '../parts.ts';
import { LOG_IN_ACCOUNT, LOG_IN_DEVICE, LOG_IN_NETWORK, LOG_IN_PAIR } from './limits.ts';
import { fits } from './password-hash.ts';
import { throttleKey, type Throttle } from './throttle.ts';

export interface Caller {
  /** The network that is counted, as seen through the trusted proxies. */
  network: string;
  browser: string;
  /** The hash of the cookie of this device; null for one that nobody has logged in from. */
  deviceHash: string | null;
}

/** A one-time password has three groups of four: 58 random bits, which nobody guesses. */
const ONE_TIME = /^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/;

async function isKnownDevice({ db }: Parts, email: string, { deviceHash }: Caller): Promise<boolean> {
  if (deviceHash === null) return false;
  const known = await db
    .selectFrom('known_devices')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select('account_id')
    .where('email', '=', email)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst();
  return known !== undefined;
}

/**
 * Counts a try before it is made, and gives what takes the count back. A known device has a count of its own. Others are
 * counted by account and network, so that nobody keeps another out; by network, which only slows down; and by account,
 * against guesses from many networks, which holds up neither known devices nor one-time passwords.
 */
async function countTry(parts: Parts, throttle: Throttle, { email, password }: Credentials, caller: Caller): Promise<() => Promise<void>> {
  const counted: string[] = [];
  const count = async (key: string, limit: Parameters<Throttle['attempt']>[1]) => {
    await throttle.attempt(key, limit);
    counted.push(key);
  };
  if (await isKnownDevice(parts, email, caller)) await count(throttleKey('device', email, caller.deviceHash!), LOG_IN_DEVICE);
  else {
    await count(throttleKey('login-pair', email, caller.network), LOG_IN_PAIR);
    await count(throttleKey('login-network', caller.network), LOG_IN_NETWORK);
    if (!ONE_TIME.test(password.trim().toUpperCase())) await count(throttleKey('login-account', email), LOG_IN_ACCOUNT);
  }
  return async () => {
    for (const key of counted) await throttle.giveBack(key);
  };
}

interface Credentials {
  email: string;
  password: string;
}

/**
 * Finds the account of a password, or throws `log-in-failed`: the same error, after the same time, whether there is such an
 * account or not. A one-time password that has opened the door once is told as `spent`.
 */
export async function checkPassword(parts: Parts, throttle: Throttle, given: Credentials, caller: Caller) {
  const { db, now } = parts;
  const credentials = { email: given.email.trim().toLowerCase(), password: given.password };
  const takeBack = await countTry(parts, throttle, credentials, caller);
  const account = await db.selectFrom('accounts').selectAll().where('email', '=', credentials.email).executeTakeFirst();
  const oneTimeRuns = account?.one_time_until && account.one_time_until > now();
  const oneTime = credentials.password.trim().toUpperCase();
  const byPassword = await fits(account?.password_hash, credentials.password);
  const byOneTime = ONE_TIME.test(oneTime) && (await fits(oneTimeRuns ? account.one_time_hash : null, oneTime));
  if (!account || (!byPassword && !byOneTime)) throw new AppError('log-in-failed');
  await takeBack();
  return { account, isFirstLogin: !byPassword, spent: !byPassword && account.one_time_used_at !== null };
}
