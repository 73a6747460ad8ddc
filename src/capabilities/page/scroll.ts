import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

export const scroll = defineCommand({
  name: 'scroll',
  args: z.object({ value: z._default(z.enum(['up', 'down', 'top', 'bottom']), 'down') }),
  effect: 'read',
  perform({ value }, { stage }) {
    stage.scroll(value);
    return words(`commands.scroll.${value}`);
  },
});
