import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Presses any control of the screen by its visible name, or by its number after "show numbers". */
export const press = defineCommand({
  name: 'press',
  args: z.object({ name: z.optional(z.string()), number: z.optional(z.int()) }),
  effect: 'read',
  async perform({ name = '', number }, { controls }) {
    const called = await controls.needsYes(number ?? name);
    if (called !== null)
      return {
        ...words('commands.press-surely.confirm', { name: called }),
        asks: { name: 'press-surely', args: { name, ...(number !== undefined && { number }), called } },
        suggestions: [words('suggest.yes'), words('suggest.no')],
      };
    const done = await (number === undefined ? controls.press(name) : controls.pressNumber(number));
    return words(`commands.press.${done}`, { name: number === undefined ? name : String(number) });
  },
});
