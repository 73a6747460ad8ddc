import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { Checked } from './contract.ts';

/** An operator notes what was checked of a home; buyers see it with its date. */
export const markChecked = defineCommand({
  name: 'mark-checked',
  args: z.object({ id: z.int(), what: Checked }),
  effect: 'write',
  example: false,
  async perform({ id, what }, { server }) {
    const note = (checked: boolean) => server.call('markChecked', { params: { id }, body: { what, checked } });
    await note(true);
    return {
      reply: words(`commands.mark-checked.${what}`, { id }),
      async undo() {
        await note(false);
        return words('commands.mark-checked.undone', { id });
      },
    };
  },
});
