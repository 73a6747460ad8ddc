import * as z from 'zod/mini';
import { SignUpPurpose } from '../../domain/plans.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Shows the plans of customers or of agents alone. */
export const setPurpose = defineCommand({
  name: 'set-purpose',
  args: z.object({ purpose: SignUpPurpose }),
  effect: 'read',
  example: false,
  perform({ purpose }, { counter }) {
    counter.setPurpose(purpose);
    return { ...words('commands.set-purpose.done'), silent: true };
  },
});
