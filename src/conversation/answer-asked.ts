import { words } from '../domain/words.ts';
import type { Person } from '../kernel/policy.ts';
import type { CommandCall } from '../kernel/reply.ts';
import { answerOf } from './answer-of.ts';
import { CHOICE } from './context.ts';
import type { Choice } from './expectation.ts';
import type { Answer, ConversationParts } from './parts.ts';
import { only, type Memory, type Turn } from './turn.ts';

const sameText = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

type Run = (call: CommandCall, source: Person) => Promise<Answer>;

/** Takes the answer to the open question; null if the sentence is about something else. */
export function createAnswering(
  { door, transcript, render }: Pick<ConversationParts, 'door' | 'transcript' | 'render'>,
  run: Run,
  memory: Memory,
) {
  function choiceIn({ wish: { intent, slots }, said }: Turn, choices: readonly Choice[]): Choice | undefined {
    const named = choices.find((choice) => sameText(render(choice.words), said));
    if (named) return named;
    if (intent === CHOICE) return choices[Number(slots['ordinal']) - 1];
    return intent === 'affirm' ? choices[0] : undefined;
  }

  return async function answerAsked(turn: Turn): Promise<Answer | null> {
    const { wish, expects, source } = turn;
    const { intent, slots } = wish;
    if (!expects) return null;
    if (expects.kind === 'choice') {
      const choice = choiceIn(turn, expects.choices);
      if (choice) return run(choice.call, source);
    }
    if (intent === 'deny') return only((expects.kind === 'yes' && expects.otherwise) || words('assistant.leftIt'));
    if (expects.kind === 'yes' && intent === 'affirm') return answerOf(await door.confirm(expects.token, source), transcript);
    if (expects.kind !== 'slot') return null;
    const { command, slot } = expects;
    const answer = slots[slot];
    if (answer === undefined && intent === 'affirm' && memory.lastReply) {
      transcript.expect(expects);
      return only(memory.lastReply);
    }
    if (answer === undefined) return null;
    return run({ name: command.name, args: { ...command.args, [slot]: answer } }, source);
  };
}
