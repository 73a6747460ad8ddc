import * as z from 'zod/mini';
import { signUpAddress } from '../../domain/plan-address.ts';
import { SignUpPurpose } from '../../domain/plans.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Leaves payment for sign-up, forgetting the details entered there and any open payment. */
export const backToSignUp = defineCommand({
  name: 'back-to-sign-up',
  args: z.object({ plan: z.string(), billing: z.string(), price: z.nullable(z.number()), purpose: SignUpPurpose }),
  effect: 'read',
  example: false,
  perform(plan, { checkout, stage }) {
    checkout.forgetDetails();
    checkout.hold(null);
    stage.go(signUpAddress({ ...plan, email: '' }));
    return { ...words('commands.back-to-sign-up.done'), silent: true };
  },
});
