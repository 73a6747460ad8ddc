import * as z from 'zod/mini';
import { CUSTOMER_LOG_IN_PATH, paymentAddress, PLANS_PATH } from '../../domain/plan-address.ts';
import { Billing, PlanName, SignUpPurpose } from '../../domain/plans.ts';
import { SignUpDetails, tidySignUp } from '../../domain/sign-up.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import type { Reply } from '../../kernel/reply.ts';
import type { Services } from '../../kernel/services.ts';

const Entered = z.object({
  plan: PlanName,
  billing: Billing,
  purpose: SignUpPurpose,
  /** Rupees. */
  price: z.number(),
  details: SignUpDetails,
  image: z.nullable(z.string()),
});
type Entered = z.infer<typeof Entered>;

/** Where people join: with a plan. */
function begin({ stage, session }: Services): Reply {
  const person = session.current();
  if (person) return words('commands.sign-up.already', { email: person.email });
  if (stage.screen() === 'sign_up') return words('commands.sign-up.here');
  stage.go(PLANS_PATH);
  return { ...words('commands.sign-up.done'), suggestions: [words('suggest.freePlan'), words('suggest.proPlan')] };
}

/** The free plan is made at once, every other goes on to payment. */
async function take({ plan, billing, purpose, price, image }: Entered, details: SignUpDetails, services: Services): Promise<Reply> {
  const { server, checkout, stage } = services;
  checkout.keepDetails(details, purpose, image);
  checkout.setPurpose(purpose);
  if (price === 0) {
    await server.call('signUp', { body: { plan, billing, purpose, details } });
    checkout.forgetDetails();
    checkout.setPurpose(null);
    stage.go(CUSTOMER_LOG_IN_PATH);
    return words('commands.sign-up.free', { email: details.email });
  }
  checkout.hold(null);
  stage.go(paymentAddress({ plan, billing, price, purpose, email: details.email }));
  return { ...words('commands.sign-up.toPayment'), onStage: true };
}

/** Joining: without details it leads to the plans, with those of the form it signs up. */
export const signUp = defineCommand({
  name: 'sign-up',
  args: z.object({ entered: z.optional(Entered) }),
  effect: 'irreversible',
  prepare({ entered }, services) {
    if (!entered) return begin(services);
    const details = tidySignUp(entered.details, entered.purpose);
    const { firstName, lastName, email, phoneNumber } = details;
    return {
      says: { name: `${firstName} ${lastName}`, email, phone: phoneNumber, plan: entered.plan },
      madeOf: [entered.billing, entered.price, details],
      run: () => take(entered, details, services),
    };
  },
});
