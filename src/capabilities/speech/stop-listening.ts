import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

export const stopListening = defineCommand({
  name: 'stop-listening',
  args: z.object({}),
  effect: 'read',
  perform(_, { listening }) {
    listening.stop();
    return words('commands.stop-listening.done');
  },
});
