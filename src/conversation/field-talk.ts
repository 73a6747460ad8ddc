import type { FormCall, FormModel } from '../domain/form.ts';
import { folded } from '../domain/spoken-names.ts';
import { words } from '../domain/words.ts';
import { withoutFillers } from '../forms/spoken-answer.ts';
import type { Expectation } from './expectation.ts';
import type { ConversationParts } from './parts.ts';

/** What people say about a field instead of filling it. */
export function createFieldTalk(render: ConversationParts['render']) {
  const listed = (key: string): string[] => render(words(key)).split(', ');
  /** Whether nothing but this was said, fillers aside. */
  const isSaid = (said: string, phrases: readonly string[]): boolean =>
    phrases.includes(folded(withoutFillers(said, listed('form.fillers'))));

  /** "Spell it", "yes, that is right", "skip it": what is said about the field itself. */
  function talkAbout(form: FormModel, { said, expects }: { said: string; expects: Expectation | null }): FormCall | null {
    const { recent } = form.getState();
    if (recent !== null && isSaid(said, listed('form.spellWords'))) return { name: 'read-form', args: { field: recent, spelled: true } };
    if (expects?.kind !== 'field') return null;
    if (isSaid(said, listed('form.rightWords'))) {
      const ticks = form.field(expects.field)?.kind === 'tick';
      return { name: 'fill-field', args: ticks ? { values: { [expects.field]: true } } : { values: {}, next: expects.field } };
    }
    const skipped = isSaid(said, listed('form.skipWords')) && form.field(expects.field);
    if (!skipped) return null;
    const next = form.nextEmpty(skipped.name)?.name ?? skipped.name;
    return { name: 'fill-field', args: { values: {}, next } };
  }

  return { listed, isSaid, talkAbout };
}
