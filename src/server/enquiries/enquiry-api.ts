import type { Context, Hono } from 'hono';
import type { Parts } from '../parts.ts';
import { ENQUIRIES, MAILS_TO_ONE } from '../account/limits.ts';
import { memberOf } from '../account/member-of.ts';
import { needAccount, type Sessions } from '../account/sessions.ts';
import { throttleKey, type Throttle } from '../account/throttle.ts';
import { guestOf } from './guest-of.ts';
import { homeCounts, noteView } from './home-counts.ts';
import { takeEnquiry } from './take-enquiry.ts';
import { threadKeys, type ThreadKeys, type ThreadParts } from './thread-rows.ts';
import { closeThread, confirmThread, contactOwner, givePhone, myThreads, writeInThread } from './threads.ts';
import { accountOf, callerOf, inTheirLanguage, newDevice } from '../http/caller.ts';
import { serve } from '../http/contract.ts';
import { knownIds } from '../secret-keys.ts';

export interface EnquiryApiParts {
  parts: Parts;
  sessions: Sessions;
  throttle: Throttle;
}

const DONE = { done: true } as const;

/** The enquiry form of the help pages, and what people and the owners of homes write to each other. */
export function serveEnquiries(app: Hono, { parts, sessions, throttle }: EnquiryApiParts): void {
  let made: Promise<ThreadKeys> | null = null;
  const thread = async (now: Parts = parts): Promise<ThreadParts> => ({ parts: now, keys: await (made ??= threadKeys(parts.db)) });
  const sendMails = () => void parts.mailer.send().catch((error: unknown) => parts.log.error({ err: error }, 'mails could not be sent'));
  const account = (context: Context) => accountOf(context, sessions);
  const caller = async (context: Context, keys: readonly string[]) => ({
    account: await account(context),
    held: knownIds((await thread()).keys, 'own', keys),
  });
  const slowDown = async (context: Context) => {
    const person = await account(context);
    await throttle.attempt(throttleKey('enquiry', person ? `account ${person.id}` : callerOf(context).network), ENQUIRIES);
    return person;
  };

  serve(app, 'sendEnquiry', async ({ body, context }) => {
    await throttle.attempt(throttleKey('enquiry', callerOf(context).network), ENQUIRIES);
    await takeEnquiry(parts, body);
    sendMails();
    return DONE;
  });
  serve(app, 'contactOwner', async ({ params, body, context }) => {
    const person = await slowDown(context);
    const who = person ? await memberOf(parts.db, person) : guestOf(body);
    if (!person) await throttle.attempt(throttleKey('mail', who.email), MAILS_TO_ONE);
    const given = { propertyId: params.id, account: person, ...who, phone: body.phone ?? '', text: body.text };
    const written = await contactOwner(await thread(inTheirLanguage(parts, context)), given);
    sendMails();
    return written;
  });
  serve(app, 'myThreads', async ({ body: { held, mail }, context }) => {
    const mine = await thread();
    const who = await caller(context, held);
    const opened = mail === undefined ? [] : [await confirmThread(mine, mail)];
    return myThreads(mine, { ...who, held: [...who.held, ...opened] });
  });
  serve(app, 'writeInThread', async ({ params, body: { text, key }, context }) => {
    await slowDown(context);
    const written = await writeInThread(await thread(), params.id, await caller(context, key ? [key] : []), text);
    sendMails();
    return written;
  });
  serve(app, 'closeThread', async ({ params, body: { closed, key }, context }) =>
    closeThread(await thread(), params.id, await caller(context, key ? [key] : []), closed),
  );
  serve(app, 'givePhone', async ({ params, body: { phone, key }, context }) =>
    givePhone(await thread(), params.id, await caller(context, key ? [key] : []), phone),
  );
  serve(app, 'noteView', async ({ params, context }) => {
    await noteView(parts, params.id, newDevice(context), await account(context));
    return DONE;
  });
  serve(app, 'homeCounts', async ({ context }) => homeCounts(parts, needAccount(await account(context))));
}
