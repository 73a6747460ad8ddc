import * as z from 'zod/mini';
import { correctedEnding, literalValue, splitName, spelledOut } from '../../domain/spoken-values.ts';
import { words } from '../../domain/words.ts';
import { defineCommand, type Performed, type Reply } from '../../kernel/define.ts';
import type { Filled, Services } from '../ports.ts';

function readBack({ status, label = '', next }: Filled, field: string, value: string): Reply {
  if (status === 'missing' && field === 'password') return words('commands.fill-field.noPassword');
  if (status !== 'done') return words(`commands.fill-field.${status}`, { field, value });
  const done = { label, value, spelled: spelledOut(value) };
  return next ? { ...words('commands.fill-field.doneNext', { ...done, next }), asksFor: next } : words('commands.fill-field.done', done);
}

/** Fills one field; its present value is what an undo puts back. */
export async function fillOne(field: string, value: string, { controls }: Services): Promise<Performed | Reply> {
  const before = await controls.read(field);
  const filled = await controls.fill(field, value);
  const reply = readBack(filled, field, value);
  return filled.status === 'done' && before ? { reply, undo: { name: 'fill-field', args: { field, value: before.value } } } : reply;
}

/**
 * Fills a field of the screen by its label and reads it back. "No, ends with six" corrects the end of what was filled
 * last. Passwords are never filled by voice.
 */
export const fillField = defineCommand({
  name: 'fill-field',
  args: z.object({ field: z.optional(z.string()), value: z.optional(z.union([z.string(), z.number()])), said: z.optional(z.string()) }),
  effect: 'write',
  async perform({ field = '', value, said = '' }, services) {
    const { controls } = services;
    const wanted = value === undefined ? '' : String(value);
    const now = await controls.read(field);
    const corrected = now && correctedEnding(now.value, said, wanted);
    if (corrected) return fillOne(now.label, corrected, services);
    if (field === 'name' && (await controls.read('first_name'))?.label !== undefined && !(await controls.hasField('name'))) {
      const { first, last } = splitName(literalValue(said) ?? wanted);
      const filled = await fillOne('first_name', first, services);
      return last ? fillOne('last_name', last, services) : filled;
    }
    const literal = (await controls.takesWords(field)) ? literalValue(said) : null;
    if (value === undefined && literal === null) return words('commands.fill-field.missing', { field, value: '' });
    return fillOne(field || (now?.label ?? ''), literal ?? wanted, services);
  },
});
