import { VISITS_PATH } from '../../domain/talk-addresses.ts';
import type { Context, Hono } from 'hono';
import { AppError } from '../../domain/errors.ts';
import { ENQUIRIES, MAILS_TO_ONE } from '../account/limits.ts';
import { memberOf } from '../account/member-of.ts';
import { needAccount, type Sessions } from '../account/sessions.ts';
import { throttleKey, type Throttle } from '../account/throttle.ts';
import { guestOf } from '../enquiries/guest-of.ts';
import { accountOf, callerOf, inTheirLanguage } from '../http/caller.ts';
import { serve } from '../http/contract.ts';
import type { Parts } from '../parts.ts';
import { knownIds } from '../secret-keys.ts';
import { calendarFile } from './visit-mail.ts';
import { readRow, visitKeys, visitRows, type VisitKeys, type VisitParts } from './visit-rows.ts';
import { askVisit, changeVisit, hoursOf, myVisits, setHours, visitTimes } from './visits.ts';

export interface VisitApiParts {
  parts: Parts;
  sessions: Sessions;
  throttle: Throttle;
}

const DONE = { done: true } as const;

/** Visits to homes. */
export function serveVisits(app: Hono, { parts, sessions, throttle }: VisitApiParts): void {
  let made: Promise<VisitKeys> | null = null;
  const visit = async (now: Parts = parts): Promise<VisitParts> => ({ parts: now, keys: await (made ??= visitKeys(parts.db)) });
  const sendMails = () => void parts.mailer.send().catch((error: unknown) => parts.log.error({ err: error }, 'mails could not be sent'));
  const account = (context: Context) => accountOf(context, sessions);
  const member = async (context: Context) => needAccount(await account(context));

  serve(app, 'visitTimes', async ({ params }) => visitTimes(await visit(), params.id));
  serve(app, 'askVisit', async ({ params, body, context }) => {
    const person = await account(context);
    const { at, phone = '', note = '' } = body;
    const who = person ? await memberOf(parts.db, person) : guestOf(body);
    await throttle.attempt(throttleKey('enquiry', person ? String(person.id) : callerOf(context).network), ENQUIRIES);
    if (!person) await throttle.attempt(throttleKey('mail', who.email), MAILS_TO_ONE);
    const asked = { propertyId: params.id, at, phone, note, ...who, account: person };
    const arranged = await askVisit(await visit(inTheirLanguage(parts, context)), asked);
    sendMails();
    return arranged;
  });
  serve(app, 'myVisits', async ({ body, context }) => {
    const mine = await visit();
    return myVisits(mine, await account(context), knownIds(mine.keys, 'own', body.held));
  });
  serve(app, 'changeVisit', async ({ params, body: { key, at }, context }) => {
    const arranged = await changeVisit(await visit(), params.id, { account: await account(context), key }, at);
    sendMails();
    return arranged;
  });
  serve(app, 'visitHours', async ({ context }) => ({ hours: await hoursOf(await visit(), await member(context)) }));
  serve(app, 'setVisitHours', async ({ body, context }) => {
    await setHours(await visit(), await member(context), body);
    return DONE;
  });
  app.get(`${VISITS_PATH}/:file{.+\\.ics}`, async (context) => {
    const mine = await visit(inTheirLanguage(parts, context));
    const key = context.req.param('file').replace(/\.ics$/, '');
    const side = knownIds(mine.keys, 'owner', [key]).length > 0 ? 'owner' : 'seeker';
    const row = await visitRows(parts.db).where('visits.id', '=', mine.keys.idOf(side, key)).executeTakeFirst();
    if (!row) throw new AppError('visit-gone');
    return context.body(calendarFile(mine, readRow(row), side, mine.parts.words), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="visit.ics"',
      'Cache-Control': 'private, no-store',
    });
  });
}
