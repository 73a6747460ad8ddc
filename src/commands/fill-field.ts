import * as z from 'zod/mini';
import { words } from '../domain/words.ts';
import { defineCommand } from './define.ts';

/** Fills a field of the screen by its label and reads it back. Passwords are never filled by voice. */
export const fillField = defineCommand({
  name: 'fill-field',
  args: z.object({ field: z.string(), value: z.union([z.string(), z.number()]) }),
  effect: 'write',
  async perform({ field, value }, { controls }) {
    return words(`commands.fill-field.${await controls.fill(field, String(value))}`, { field, value: String(value) });
  },
});
