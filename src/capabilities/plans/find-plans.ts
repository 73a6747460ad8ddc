import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Brings the plans, for the screens that show them. */
export const findPlans = defineCommand({
  name: 'find-plans',
  args: z.object({}),
  effect: 'read',
  example: false,
  async perform(_, { accounts, showcase }) {
    showcase.set('plans', await accounts.plans());
    return { ...words('commands.find-plans.done'), silent: true };
  },
});
