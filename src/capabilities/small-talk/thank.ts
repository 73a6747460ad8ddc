import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

export const thank = defineCommand({
  name: 'thank',
  args: z.object({}),
  effect: 'read',
  perform: () => words('commands.thank.done'),
});
