import { homesMeant, HomesMeant } from '../domain/homes-meant.ts';
import { words } from '../domain/words.ts';
import type { Person } from '../kernel/policy.ts';
import type { CommandCall } from '../kernel/reply.ts';
import { answerOf } from './answer-of.ts';
import type { Answer, ConversationParts } from './parts.ts';

/** Runs a command that a sentence asked for, and notes which home was spoken of. */
export function createRunning({
  door,
  transcript,
  stage,
  focusOn,
  speakOf,
}: Pick<ConversationParts, 'door' | 'transcript' | 'stage' | 'focusOn' | 'speakOf'>) {
  /** The one home that a call names by its place in the list; it stays the one spoken of when the list is gone. */
  function homeNamedIn({ args = {} }: CommandCall) {
    const which = HomesMeant.safeParse(args);
    if (!which.success || Object.keys(which.data).length === 0) return null;
    const { listed, property, focus } = stage();
    const meant = homesMeant(which.data, { listed: () => listed, property: () => property, focus: () => focus });
    return 'homes' in meant && meant.homes.length === 1 ? meant.homes[0]! : null;
  }

  /** Something else was asked for while a form is being filled in: it waits. */
  function formWaits(answer: Answer): Answer {
    const { form } = stage();
    if (!form || form.beside || !form.isChanged() || answer.reply.silent) return answer;
    return { ...answer, reply: { ...answer.reply, suggestions: [...(answer.reply.suggestions ?? []), words('suggest.resume')] } };
  }

  return async function run(call: CommandCall, source: Person): Promise<Answer> {
    const named = homeNamedIn(call);
    const answer = answerOf(await door.runCall(call, source), transcript);
    const home = answer.reply.about?.[0] ?? named;
    if (home) focusOn(home);
    if (answer.reply.place) speakOf(answer.reply.place);
    return formWaits(answer);
  };
}
