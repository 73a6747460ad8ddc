import * as z from 'zod/mini';
import { defineCommand } from '../../kernel/define.ts';

/** Goes on to the next step of the form on the screen, or sends it at the last one, where that is asked about first. */
export const nextStep = defineCommand({
  name: 'next-step',
  args: z.object({}),
  effect: 'read',
  at: ['sign_up', 'post_property'],
  perform: () => ({ instead: { name: 'submit-form' } }),
});
