import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Brings back the form that was left, with what had been entered; a form on the screen goes on with its next field. */
export const resume = defineCommand({
  name: 'resume',
  args: z.object({}),
  effect: 'read',
  perform(_, { forms, stage }) {
    const form = forms.current();
    const next = form?.nextEmpty();
    if (form && !form.beside)
      return next
        ? { ...words('commands.resume.next', { title: form.title, next: next.label }), asksFor: next.name }
        : words('commands.resume.done', { title: form.title });
    const left = forms.left();
    if (!left) return stage.screen() === 'results' ? { instead: { name: 'next-page' } } : words('commands.resume.nothing');
    forms.bringBack();
    stage.go(left.address);
    return words('commands.resume.done', { title: left.title });
  },
});
