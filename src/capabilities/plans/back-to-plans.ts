import * as z from 'zod/mini';
import { PLANS_PATH } from '../../domain/plan-address.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Leaves sign-up for the plans and forgets the chosen one. */
export const backToPlans = defineCommand({
  name: 'back-to-plans',
  args: z.object({}),
  effect: 'read',
  example: false,
  perform(_, { checkout, stage }) {
    checkout.forgetPlan();
    stage.go(PLANS_PATH);
    return { ...words('commands.back-to-plans.done'), silent: true };
  },
});
