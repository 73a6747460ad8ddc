import type { FormModel } from '../domain/form.ts';
import { words } from '../domain/words.ts';
import type { Person } from '../kernel/policy.ts';
import { answerOf } from './answer-of.ts';
import type { Answer, ConversationParts } from './parts.ts';

/** Intents that move between the steps of a form on the screen. */
export const MOVES: Record<string, 'on' | 'back'> = {
  'next-page': 'on',
  'next-step': 'on',
  'submit-form': 'on',
  'resume': 'on',
  'previous-page': 'back',
  'previous-step': 'back',
};

/** Leads from step to step of the form on the screen, and sends it. */
export function createFormSteps({ door, transcript, render }: Pick<ConversationParts, 'door' | 'transcript' | 'render'>) {
  const labelOf = (form: FormModel, name: string): string => render(form.field(name)?.label ?? words('form.field'));

  /** Leaves a step of the form; says what prevents it, or what the next step asks for. */
  async function goOn(form: FormModel, source: Person): Promise<Answer> {
    const call = form.attempt();
    const problems = Object.values(form.getState().problems).flatMap((problem) => problem ?? []);
    if (problems.length > 0) return { reply: words('commands.submit-form.problems', { problems, count: problems.length }), trouble: false };
    const kept = call && answerOf(await door.runCall(call, source), transcript);
    if (kept?.trouble) return kept;
    const next = form.nextEmpty()?.name;
    if (next !== undefined)
      return answerOf(
        { status: 'done', reply: { ...words('form.turn.onNext', { next: labelOf(form, next) }), asksFor: next }, undoable: false },
        transcript,
      );
    const button = form.button();
    return { reply: form.leadsOn() ? words('form.turn.on') : words('form.turn.onLast', { button }), trouble: false };
  }

  /** "Next" and "previous" between steps; null if they mean something else. */
  async function move(form: FormModel, intent: string, source: Person): Promise<Answer | null> {
    if (MOVES[intent] === 'back') return form.back() ? { reply: words('form.turn.back'), trouble: false } : null;
    if (form.leadsOn()) return goOn(form, source);
    return intent === 'submit-form' || form.steps.length === 0
      ? null
      : { reply: words('form.turn.last', { button: form.button() }), trouble: false };
  }

  const submit = async (source: Person): Promise<Answer> => answerOf(await door.runCall({ name: 'submit-form' }, source), transcript);

  return { goOn, move, submit };
}
