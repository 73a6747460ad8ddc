import * as z from 'zod/mini';
import { fillingsOf } from '../../forms/form-talk.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { fillOne } from './fill-field.ts';

const MOVES: Record<string, 'on' | 'back'> = { 'next-page': 'on', 'submit-form': 'on', 'previous-page': 'back' };

/**
 * What is said while a form is on the screen: options by their words, the fields that the sentence is about, the answer to
 * what was asked for, "next" and "previous" between the steps of a form. `commands.fill-form.other` for anything else.
 */
export const fillForm = defineCommand({
  name: 'fill-form',
  args: z.object({
    said: z.string(),
    intent: z.string(),
    slots: z.record(z.string(), z.unknown()),
    named: z.boolean(),
    whole: z.boolean(),
    asked: z.optional(z.string()),
    framing: z.array(z.string()),
  }),
  effect: 'write',
  example: false,
  async perform(talk, services) {
    const { controls } = services;
    const other = words('commands.fill-form.other');
    const form = controls.form();
    if (!form) return other;
    const move = MOVES[talk.intent];
    if (move === 'back') return controls.stepBack() ? words('commands.fill-form.back') : other;
    if (move === 'on') {
      if (!form.leadsOn) return talk.intent === 'submit-form' ? other : words('commands.fill-form.last', { button: form.button });
      const { status, problems, next } = await controls.submit();
      if (status === 'problems')
        return words('commands.submit-form.problems', {
          problems: problems.map((text) => words('form.said', { text })),
          count: problems.length,
        });
      if (next !== undefined) return { ...words('commands.fill-form.onNext', { next }), asksFor: next };
      const now = controls.form();
      return now && !now.leadsOn ? words('commands.fill-form.onLast', { button: now.button }) : words('commands.fill-form.on');
    }
    const fields = controls.fields();
    const fillings = fillingsOf(talk, fields);
    if (fillings.length === 0) return other;
    const results = [];
    for (const { field, value } of fillings) results.push(await fillOne(field, value, services));
    if (results.length === 1) return results[0]!;
    const last = results.at(-1)!;
    const { asksFor } = 'reply' in last ? last.reply : last;
    const filled = [...new Set(fillings.map(({ field }) => field))].map((name) =>
      words('form.entered', {
        label: fields.find((field) => field.name === name)?.label ?? name,
        value: fillings.flatMap(({ field, value }) => (field === name ? [value] : [])).join(', '),
      }),
    );
    return asksFor === undefined
      ? words('commands.fill-form.several', { filled })
      : { ...words('commands.fill-form.severalNext', { filled, next: asksFor }), asksFor };
  },
});
