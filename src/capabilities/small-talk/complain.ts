import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Somebody is upset about us, an agent or the search: one human sentence, then the offer to pass it on to a person. */
export const complain = defineCommand({
  name: 'complain',
  args: z.object({ said: z._default(z.string(), '') }),
  effect: 'read',
  perform: ({ said }) => ({
    instead: { name: 'offer-case', args: { about: 'complaint', said, first: words('commands.complain.done') } },
  }),
});
