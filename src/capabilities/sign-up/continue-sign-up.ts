import * as z from 'zod/mini';
import { CUSTOMER_LOG_IN_PATH, paymentAddress } from '../../domain/plan-address.ts';
import { PlanName, Billing, SignUpPurpose } from '../../domain/plans.ts';
import { SignUpDetails, tidySignUp } from '../../domain/sign-up.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Takes a checked sign-up: the free plan is made at once, every other goes on to payment. */
export const continueSignUp = defineCommand({
  name: 'continue-sign-up',
  args: z.object({
    plan: PlanName,
    billing: Billing,
    purpose: SignUpPurpose,
    price: z.number(),
    details: SignUpDetails,
    image: z.nullable(z.string()),
  }),
  effect: 'write',
  example: false,
  async perform({ plan, billing, purpose, price, details, image }, { accounts, counter, stage }) {
    const tidy = tidySignUp(details, purpose);
    counter.keepDetails(tidy, purpose, image);
    counter.setPurpose(purpose);
    if (price === 0) {
      await accounts.signUp({ plan, billing, purpose, details: tidy });
      counter.forgetDetails();
      counter.setPurpose(null);
      stage.go(CUSTOMER_LOG_IN_PATH);
      return words('commands.continue-sign-up.free', { email: tidy.email });
    }
    counter.hold(null);
    stage.go(paymentAddress({ plan, billing, price, purpose, email: tidy.email }));
    return { ...words('commands.continue-sign-up.done'), silent: true };
  },
});
