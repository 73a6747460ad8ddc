import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Puts another set of homes side by side; what undoing a comparison does. */
export const replaceCompare = defineCommand({
  name: 'replace-compare',
  args: z.object({ ids: z.array(z.int()) }),
  effect: 'write',
  example: false,
  perform({ ids }, { compare }) {
    const before = [...compare.ids()];
    compare.replace(ids);
    return {
      reply: words('commands.replace-compare.done', { count: ids.length }),
      undo: { name: 'replace-compare', args: { ids: before } },
    };
  },
});
