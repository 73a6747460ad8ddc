import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Goes back one step of the form on the screen; nothing entered is lost. */
export const previousStep = defineCommand({
  name: 'previous-step',
  args: z.object({}),
  effect: 'read',
  at: ['sign_up', 'post_property'],
  perform(_, { forms }) {
    const form = forms.current();
    if (!form) return words('commands.submit-form.missing');
    return words(form.back() ? 'form.turn.back' : 'commands.previous-step.first');
  },
});
