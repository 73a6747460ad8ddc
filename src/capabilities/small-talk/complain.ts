import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Somebody is upset about us, an agent or the search: one human sentence, then a person. */
export const complain = defineCommand({
  name: 'complain',
  args: z.object({}),
  effect: 'read',
  perform: () => ({
    ...words('commands.complain.done'),
    asks: { name: 'call-human' },
    otherwise: words('commands.complain.otherwise'),
    suggestions: [words('suggest.yes'), words('suggest.no')],
  }),
});
