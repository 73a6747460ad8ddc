import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

export const stopSpeaking = defineCommand({
  name: 'stop-speaking',
  args: z.object({}),
  effect: 'read',
  perform(_, { speech }) {
    speech.stop();
    return { ...words('commands.stop-speaking.done'), silent: true };
  },
});
