import { AppError } from '../../domain/errors.ts';
import { findPlan } from '../../domain/plans.ts';
import { checkSignUp, tidySignUp, type SignUpRequest } from '../../domain/sign-up.ts';
import { queueMail } from '../mail/outbox.ts';
import { makeOneTime, openAccount } from '../account/open-account.ts';
import type { Parts } from '../parts.ts';
import { addSubscription, readPlans } from '../plans/subscriptions.ts';

/** Refuses details that the form would refuse. */
export function needDetails({ details, purpose }: Pick<SignUpRequest, 'details' | 'purpose'>): void {
  const problems = Object.entries(checkSignUp(details, purpose));
  if (problems.length > 0)
    throw new AppError('bad-request', { fields: problems.map(([path, problem]) => ({ path: `details.${path}`, message: problem!.key })) });
}

/** Signs up for the free plan. Who knows an e-mail address learns nothing of its account: the mail goes to its owner. */
export async function signUpFree(parts: Parts, request: SignUpRequest): Promise<void> {
  const { db, words, now } = parts;
  needDetails(request);
  const plan = findPlan(await readPlans(db), request);
  if (!plan || plan.price > 0) throw new AppError('plan-unknown');
  const details = tidySignUp(request.details, request.purpose);
  const oneTime = await makeOneTime();
  await db.transaction().execute(async (trx) => {
    const { id, isNew } = await openAccount(trx, parts, { details, purpose: request.purpose, oneTime });
    const at = now();
    if (isNew) await addSubscription(trx, { orderId: null, accountId: id, planId: plan.id, at });
    else
      await queueMail(
        trx,
        {
          key: `known:${id}:${at.toISOString().slice(0, 13)}`,
          to: details.email,
          urgent: true,
          subject: words.text('mail.known.subject'),
          text: words.text('mail.known.text', { address: `${parts.site}/login-customer` }),
        },
        at,
      );
  });
}
