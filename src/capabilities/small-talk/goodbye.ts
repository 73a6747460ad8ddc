import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

export const goodbye = defineCommand({
  name: 'goodbye',
  args: z.object({}),
  effect: 'read',
  perform: () => words('commands.goodbye.done'),
});
