import * as z from 'zod/mini';
import { words } from '../domain/words.ts';
import { defineCommand } from './define.ts';

export const greet = defineCommand({
  name: 'greet',
  args: z.object({}),
  effect: 'read',
  perform: () => words('commands.greet.done'),
});
