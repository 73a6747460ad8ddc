import type { Context, Hono } from 'hono';
import { AppError } from '../../domain/errors.ts';
import { isEmail, reachOf } from '../../domain/reach.ts';
import { stopPath } from '../../domain/saved-search.ts';
import { MAILS_TO_ONE, MAKINGS, SEARCHES } from '../account/limits.ts';
import { needAccount, type Sessions } from '../account/sessions.ts';
import { throttleKey, type Throttle } from '../account/throttle.ts';
import { accountOf, callerOf, inTheirLanguage } from '../http/caller.ts';
import { serve } from '../http/contract.ts';
import type { Parts } from '../parts.ts';
import { feedOf } from './feed.ts';
import { changeSearch, confirmSearch, mySearches, openSearch, saveSearch, stopSearch } from './saved-searches.ts';
import { searchKeys, type SearchKeys } from './secret-keys.ts';

export interface SavedSearchApiParts {
  parts: Parts;
  sessions: Sessions;
  throttle: Throttle;
}

const DONE = { done: true } as const;
const FEED = /^(\d{1,9}-[\w-]{43})\.atom$/;

/** The address of somebody without an account. Throws `bad-request`. */
function emailGiven(typed: string | undefined): string {
  const email = reachOf(typed ?? '');
  if (!email || !isEmail(email)) throw new AppError('bad-request', { fields: [{ path: 'email', message: 'an e-mail address' }] });
  return email;
}

/** Searches that wait for homes. */
export function serveSavedSearches(app: Hono, { parts, sessions, throttle }: SavedSearchApiParts): void {
  let made: Promise<SearchKeys> | null = null;
  const search = async (now: Parts = parts) => ({ parts: now, keys: await (made ??= searchKeys(parts.db)) });
  const sendMails = () => void parts.mailer.send().catch((error: unknown) => parts.log.error({ err: error }, 'mails could not be sent'));
  const own = async (context: Context, key: string | undefined) => {
    const account = await accountOf(context, sessions);
    return { account: account && needAccount(account), key };
  };

  serve(app, 'saveSearch', async ({ body: { email: typed, pace, ...wanted }, context }) => {
    const { account } = await own(context, undefined);
    const email = account?.email ?? emailGiven(typed);
    if (account) await throttle.attempt(throttleKey('search', String(account.id)), SEARCHES);
    else {
      await throttle.attempt(throttleKey('making', callerOf(context).network), MAKINGS);
      await throttle.attempt(throttleKey('mail', email), MAILS_TO_ONE);
    }
    const saved = await saveSearch(await search(inTheirLanguage(parts, context)), { wanted, pace, email, account });
    sendMails();
    return { saved };
  });
  serve(app, 'mySavedSearches', async ({ body, context }) =>
    mySearches(await search(), (await own(context, undefined)).account, body.held),
  );
  serve(app, 'changeSavedSearch', async ({ params, body: { key, ...change }, context }) =>
    changeSearch(await search(), params.id, await own(context, key), change),
  );
  serve(app, 'openSavedSearch', async ({ params, body, context }) => openSearch(await search(), params.id, await own(context, body.key)));
  serve(app, 'confirmSavedSearch', async ({ body }) => confirmSearch(await search(), body.key));
  serve(app, 'stopSavedSearch', async ({ body }) => {
    await stopSearch(await search(), body.key);
    return DONE;
  });
  // What a mail program sends for its one press (RFC 8058): a form without cookies, whose answer nobody reads.
  app.post(stopPath(':key'), async (context) => {
    await stopSearch(await search(), context.req.param('key') ?? '');
    return context.json(DONE);
  });
  app.get('/feeds/:file', async (context) => {
    const [, key] = FEED.exec(context.req.param('file')) ?? [];
    if (!key) throw new AppError('not-found');
    const feed = await feedOf(await search(), key);
    return context.body(feed, 200, { 'Content-Type': 'application/atom+xml; charset=utf-8', 'Cache-Control': 'private, max-age=300' });
  });
}
