import type { Context, Hono } from 'hono';
import { isEmail } from '../../domain/reach.ts';
import { CASE_LOOKUPS, ENQUIRIES, MAILS_TO_ONE } from '../account/limits.ts';
import { needOperator, type Sessions } from '../account/sessions.ts';
import { throttleKey, type Throttle } from '../account/throttle.ts';
import { accountOf, callerOf } from '../http/caller.ts';
import { serve } from '../http/contract.ts';
import type { Parts } from '../parts.ts';
import { answerCase, closeCase } from './answer-case.ts';
import { casesOf, standingOf, waitingCases } from './read-cases.ts';
import { addToCase, reachFor, takeCase } from './take-case.ts';

export interface SupportApiParts {
  parts: Parts;
  sessions: Sessions;
  throttle: Throttle;
}

const DONE = { done: true } as const;

/** Cases: what people pass on in the conversation, and what operators answer. */
export function serveSupport(app: Hono, { parts, sessions, throttle }: SupportApiParts): void {
  const sendMails = () => void parts.mailer.send().catch((error: unknown) => parts.log.error({ err: error }, 'mails could not be sent'));
  const countEnquiry = (context: Context) => throttle.attempt(throttleKey('enquiry', callerOf(context).network), ENQUIRIES);
  const operator = async (context: Context) => needOperator(await accountOf(context, sessions));

  serve(app, 'openCase', async ({ body, context }) => {
    await countEnquiry(context);
    const account = await accountOf(context, sessions);
    const reach = reachFor(body.reach, account);
    if (isEmail(reach)) await throttle.attempt(throttleKey('case-mail', reach), MAILS_TO_ONE);
    const taken = await takeCase(
      parts,
      { ...body, reach, payment: body.payment, language: context.req.header('Accept-Language') },
      account,
    );
    sendMails();
    return taken;
  });
  serve(app, 'addToCase', async ({ params, body, context }) => {
    await countEnquiry(context);
    const now = await addToCase(parts, { ...params, ...body, key: body.key }, await accountOf(context, sessions));
    sendMails();
    return now;
  });
  serve(app, 'myCases', async ({ body, context }) => casesOf(parts, (await accountOf(context, sessions))?.id ?? null, body.held));
  serve(app, 'caseStanding', async ({ params, context }) => {
    const key = throttleKey('case', callerOf(context).network);
    await throttle.attempt(key, CASE_LOOKUPS);
    const found = await standingOf(parts, params.number);
    await throttle.giveBack(key);
    return found;
  });
  serve(app, 'waitingCases', async ({ context }) => {
    await operator(context);
    return waitingCases(parts);
  });
  serve(app, 'answerCase', async ({ params, body, context }) => {
    await operator(context);
    await answerCase(parts, params.number, body.text);
    sendMails();
    return DONE;
  });
  serve(app, 'closeCase', async ({ params, context }) => {
    await operator(context);
    await closeCase(parts, params.number);
    return DONE;
  });
}
