import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

export const greet = defineCommand({
  name: 'greet',
  args: z.object({}),
  effect: 'read',
  perform: () => ({
    ...words('commands.greet.done'),
    asks: { name: 'recommend-near-me' },
    otherwise: words('commands.greet.otherwise'),
    suggestions: [words('suggest.yes'), words('suggest.no')],
  }),
});
