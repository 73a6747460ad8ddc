import * as z from 'zod/mini';
import { PLANS_PATH } from '../../domain/plan-address.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Where people join: with a plan. */
export const signUp = defineCommand({
  name: 'sign-up',
  args: z.object({}),
  effect: 'read',
  perform(_, { stage, session }) {
    const person = session.current();
    if (person) return words('commands.sign-up.already', { email: person.email });
    if (stage.screen() === 'sign_up') return words('commands.sign-up.here');
    stage.go(PLANS_PATH);
    return { ...words('commands.sign-up.done'), suggestions: [words('suggest.freePlan'), words('suggest.proPlan')] };
  },
});
