import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Shows a hidden home among results again. */
export const unhideHome = defineCommand({
  name: 'unhide-home',
  args: z.object({ id: z.int() }),
  effect: 'write',
  example: false,
  perform({ id }, { hidden }) {
    const before = [...hidden.ids()];
    const was = hidden.remove(id);
    return {
      reply: { ...words('commands.unhide-home.done'), ...(was && { suggestions: [words('suggest.undo')] }) },
      undo: was
        ? () => {
            hidden.replace(before);
            return words('commands.unhide-home.undone');
          }
        : null,
    };
  },
});
