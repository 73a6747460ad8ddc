import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/**
 * Presses a control by its visible name, or by its number after "show numbers". A control that runs a command stands for that
 * command, and is confirmed as that command is.
 */
export const press = defineCommand({
  name: 'press',
  args: z.object({ name: z.optional(z.string()), number: z.optional(z.int()) }),
  effect: 'once',
  async perform({ name = '', number }, { controls }) {
    const control = await controls.find(number === undefined ? { name } : { number });
    const called = number === undefined ? name : String(number);
    if (!control) return { ...words('commands.press.missing', { name: called }), missing: true };
    if (control.disabled) return words('commands.press.disabled', { name: control.name });
    if (control.command) return { instead: control.command };
    control.press();
    return words('commands.press.done', { name: control.name });
  },
});
