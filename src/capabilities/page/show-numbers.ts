import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

export const showNumbers = defineCommand({
  name: 'show-numbers',
  args: z.object({ on: z._default(z.boolean(), true) }),
  effect: 'read',
  perform({ on }, { controls }) {
    controls.number(on);
    return words(on ? 'commands.show-numbers.on' : 'commands.show-numbers.off');
  },
});
