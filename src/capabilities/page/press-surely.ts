import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Presses a control whose effect cannot be taken back, once the person has said yes to its very name. */
export const pressSurely = defineCommand({
  name: 'press-surely',
  args: z.object({ name: z.optional(z.string()), number: z.optional(z.int()), called: z.string() }),
  effect: 'irreversible',
  example: false,
  confirm: ({ called }) => ({ name: called }),
  async perform({ name = '', number, called }, { controls }) {
    const done = await (number === undefined ? controls.press(name) : controls.pressNumber(number));
    return words(`commands.press.${done}`, { name: called });
  },
});
