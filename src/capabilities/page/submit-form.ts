import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Submits the form on the screen: runs the command of its button, asking first if it cannot be undone. */
export const submitForm = defineCommand({
  name: 'submit-form',
  args: z.object({}),
  effect: 'read',
  at: ['sign_up', 'login', 'change_password', 'post_property', 'help', 'sales_enquiry'],
  perform(_, { forms }) {
    const form = forms.current();
    if (!form) return words('commands.submit-form.missing');
    const call = form.attempt();
    if (call) return { instead: call };
    const problems = Object.values(form.getState().problems);
    return problems.length > 0
      ? words('commands.submit-form.problems', { problems, count: problems.length })
      : { ...words('commands.submit-form.done'), onStage: true };
  },
});
