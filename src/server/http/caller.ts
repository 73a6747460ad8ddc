import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { newToken, tokenHash } from '../account/secrets.ts';
import { browserFamily, type SessionAccount, type Sessions } from '../account/sessions.ts';
import type { Caller } from '../account/check-password.ts';
import type { Config } from '../config.ts';
import type { Buyer } from '../payment/parts.ts';
import type { Words } from '../words.ts';
import { callerAddress, isForwardedSecure, networkOf } from './trusted-proxies.ts';

const BUYER_COOKIE = 'buyer';
const BUYER_DAYS = 30;
const DAY_S = 24 * 60 * 60;

const socketOf = (context: Context): string => {
  try {
    return getConnInfo(context).remote.address ?? '';
  } catch {
    return '';
  }
};

declare module 'hono' {
  interface ContextVariableMap {
    network: string;
    isSecure: boolean;
  }
}

/** Finds out for each request who calls and whether the way is encrypted, as seen through the trusted proxies. */
export const knowCaller =
  ({ trustedProxies, accounts }: Pick<Config, 'trustedProxies' | 'accounts'>): MiddlewareHandler =>
  (context, next) => {
    const socket = socketOf(context);
    context.set('network', networkOf(callerAddress(trustedProxies, socket, context.req.header('X-Forwarded-For'))));
    context.set(
      'isSecure',
      new URL(context.req.url).protocol === 'https:' ||
        (accounts.siteUrl?.startsWith('https://') ?? false) ||
        isForwardedSecure(trustedProxies, socket, context.req.header('X-Forwarded-Proto')),
    );
    return next();
  };

/** What belongs to the person who calls: mails that this call causes are in the language of their screens. */
export const inTheirLanguage = <T extends { words: Words }>(parts: T, context: Context): T => ({
  ...parts,
  words: parts.words.in(context.req.header('Accept-Language')),
});

const DEVICE_COOKIE = 'device';
const DEVICE_DAYS = 365;

/** A browser by the hash of a cookie that scripts cannot read; null if it has none. */
function knownBy(context: Context, name: string): string | null {
  const cookie = getCookie(context, name);
  return cookie ? tokenHash(cookie) : null;
}

/** Gives a browser such a cookie, and returns its hash. */
function makeKnown(context: Context, name: string, days: number): string {
  const cookie = newToken();
  setCookie(context, name, cookie, {
    httpOnly: true,
    sameSite: 'Strict',
    path: '/api/',
    maxAge: days * DAY_S,
    secure: context.get('isSecure'),
  });
  return tokenHash(cookie);
}

/** The device by the hash of its cookie; a browser that has none yet gets one. */
export const newDevice = (context: Context): string => knownBy(context, DEVICE_COOKIE) ?? makeKnown(context, DEVICE_COOKIE, DEVICE_DAYS);

export const callerOf = (context: Context): Caller => ({
  network: context.get('network'),
  browser: browserFamily(context.req.header('User-Agent')),
  deviceHash: knownBy(context, DEVICE_COOKIE),
});

/** The token of a request. It comes in a header that no browser sends by itself, so another site cannot use it. */
export const tokenOf = (context: Context): string | undefined => /^Bearer (.+)$/.exec(context.req.header('Authorization') ?? '')?.[1];

export const accountOf = (context: Context, sessions: Sessions): Promise<SessionAccount | null> =>
  sessions.find(tokenOf(context), callerOf(context).browser);

/** Who buys: the account that is logged in, and the browser, which is known again by a cookie that scripts cannot read. */
export async function buyerOf(context: Context, sessions: Sessions): Promise<Buyer> {
  const account = await accountOf(context, sessions);
  return { accountId: account?.id ?? null, buyerHash: knownBy(context, BUYER_COOKIE) };
}

/** The same, and a browser that has no cookie yet gets one. */
export async function newBuyer(context: Context, sessions: Sessions): Promise<Buyer> {
  const buyer = await buyerOf(context, sessions);
  return { ...buyer, buyerHash: buyer.buyerHash ?? makeKnown(context, BUYER_COOKIE, BUYER_DAYS) };
}
