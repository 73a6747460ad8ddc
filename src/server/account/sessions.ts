import { AppError } from '../../domain/errors.ts';
import type { Database } from '../database/open.ts';
import { newToken, tokenHash } from './secrets.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A session ends after half an hour without a call, at the latest after twelve hours; with "Remember me" after 30 days. */
const IDLE_MS = 30 * MINUTE_MS;
const LONGEST_MS = 12 * HOUR_MS;
const REMEMBERED_MS = 30 * 24 * HOUR_MS;
/** How stale `seen_at` may be, so that not every call writes. */
const SEEN_EVERY_MS = MINUTE_MS;

export interface SessionAccount {
  id: number;
  email: string;
  role: 'member' | 'operator';
  /** When the session began. */
  since: Date;
  /** Logged in with a one-time password: nothing opens before it is changed. */
  mustChange?: boolean;
}

export interface Sessions {
  begin(accountId: number, browser: string, how: { remember: boolean; mustChange: boolean }): Promise<string>;
  /** Whose token this is, or null where it is nobody's (any more). */
  find(token: string | undefined, browser: string): Promise<SessionAccount | null>;
  end(token: string): Promise<void>;
  endAll(accountId: number): Promise<void>;
}

/** The family of a browser: its version changes, its name does not. */
export const browserFamily = (userAgent: string | undefined): string =>
  /Firefox|Edg|OPR|Chrome|Safari/.exec(userAgent ?? '')?.[0] ?? 'other';

export function createSessions(db: Database, now: () => Date): Sessions {
  return {
    async begin(accountId, browser, { remember, mustChange }) {
      const token = newToken();
      const at = now();
      await db.deleteFrom('sessions').where('account_id', '=', accountId).where('ends_at', '<', at).execute();
      await db
        .insertInto('sessions')
        .values({
          token_hash: tokenHash(token),
          account_id: accountId,
          browser,
          remembered: remember,
          must_change: mustChange,
          created_at: at,
          seen_at: at,
          ends_at: new Date(at.getTime() + (remember ? REMEMBERED_MS : LONGEST_MS)),
        })
        .execute();
      return token;
    },
    async find(token, browser) {
      if (!token) return null;
      const found = await db
        .selectFrom('sessions')
        .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
        .select(['accounts.id', 'email', 'role', 'browser', 'remembered', 'must_change', 'sessions.created_at', 'seen_at', 'ends_at'])
        .where('token_hash', '=', tokenHash(token))
        .executeTakeFirst();
      const at = now();
      if (!found || found.browser !== browser || found.ends_at <= at) return null;
      const idle = at.getTime() - found.seen_at.getTime();
      if (!found.remembered && idle > IDLE_MS) return null;
      if (idle > SEEN_EVERY_MS) await db.updateTable('sessions').set({ seen_at: at }).where('token_hash', '=', tokenHash(token)).execute();
      return { id: found.id, email: found.email, role: found.role, since: found.created_at, mustChange: found.must_change };
    },
    async end(token) {
      await db.deleteFrom('sessions').where('token_hash', '=', tokenHash(token)).execute();
    },
    async endAll(accountId) {
      await db.deleteFrom('sessions').where('account_id', '=', accountId).execute();
    },
  };
}

export function needAccount(account: SessionAccount | null): SessionAccount {
  if (!account) throw new AppError('log-in-needed');
  if (account.mustChange) throw new AppError('password-change-needed');
  return account;
}

export function needOperator(account: SessionAccount | null): SessionAccount {
  if (needAccount(account).role !== 'operator') throw new AppError('not-allowed');
  return account!;
}
