import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { newToken, tokenHash } from '../account/secrets.ts';
import { browserFamily, type SessionAccount, type Sessions } from '../account/sessions.ts';
import type { Caller } from '../account/log-in.ts';
import type { Buyer } from '../payment/parts.ts';

const BUYER_COOKIE = 'buyer';
const BUYER_DAYS = 30;
const DAY_S = 24 * 60 * 60;

function networkOf(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? '';
  } catch {
    return '';
  }
}

export const callerOf = (context: Context): Caller => ({
  network: networkOf(context),
  browser: browserFamily(context.req.header('User-Agent')),
});

/** The token of a request. It comes in a header that no browser sends by itself, so another site cannot use it. */
export const tokenOf = (context: Context): string | undefined => /^Bearer (.+)$/.exec(context.req.header('Authorization') ?? '')?.[1];

export const accountOf = (context: Context, sessions: Sessions): Promise<SessionAccount | null> =>
  sessions.find(tokenOf(context), callerOf(context).browser);

/** Who buys: the account that is logged in, and the browser, which is known again by a cookie that scripts cannot read. */
export async function buyerOf(context: Context, sessions: Sessions): Promise<Buyer> {
  const account = await accountOf(context, sessions);
  const cookie = getCookie(context, BUYER_COOKIE);
  return { accountId: account?.id ?? null, buyerHash: cookie ? tokenHash(cookie) : null };
}

/** The same, and a browser that has no cookie yet gets one. */
export async function newBuyer(context: Context, sessions: Sessions): Promise<Buyer> {
  const buyer = await buyerOf(context, sessions);
  if (buyer.buyerHash) return buyer;
  const cookie = newToken();
  setCookie(context, BUYER_COOKIE, cookie, {
    httpOnly: true,
    sameSite: 'Strict',
    path: '/api/',
    maxAge: BUYER_DAYS * DAY_S,
    secure: new URL(context.req.url).protocol === 'https:',
  });
  return { ...buyer, buyerHash: tokenHash(cookie) };
}
