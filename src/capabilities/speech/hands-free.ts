import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Goes on listening after every answer; a first press on a microphone stays with the person. */
export const handsFree = defineCommand({
  name: 'hands-free',
  args: z.object({}),
  effect: 'write',
  perform(_, { listening }) {
    const isOn = listening.keepOn();
    return {
      reply: words(`commands.hands-free.${isOn ? 'on' : 'offered'}`),
      undo() {
        listening.stop();
        return words('commands.hands-free.off');
      },
    };
  },
});
