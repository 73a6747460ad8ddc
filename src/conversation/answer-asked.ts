import { words } from '../domain/words.ts';
import type { Person } from '../kernel/policy.ts';
import type { CommandCall } from '../kernel/reply.ts';
import { answerOf } from './answer-of.ts';
import { CHOICE } from './context.ts';
import { slotAsked, type Choice } from './expectation.ts';
import type { Answer, ConversationParts } from './parts.ts';
import { saidFor } from './said-slots.ts';
import { only, type Memory, type Turn } from './turn.ts';

const sameText = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? [];

/** The choice that at least half of the words said are of, and of it alone: "another one" of "Open another enquiry". -1: none. */
function choiceMeant(said: string, texts: readonly string[]): number {
  const lists = texts.map(wordsIn);
  const heard = wordsIn(said);
  const own = lists.map((list, at) => list.filter((word) => !lists.some((other, i) => i !== at && other.includes(word))));
  return own.findIndex((list) => heard.length > 0 && heard.filter((word) => list.includes(word)).length * 2 >= heard.length);
}

type Run = (call: CommandCall, source: Person) => Promise<Answer>;

/** Takes the answer to the open question; null if the sentence is about something else. */
export function createAnswering(
  { door, transcript, render }: Pick<ConversationParts, 'door' | 'transcript' | 'render'>,
  run: Run,
  memory: Memory,
) {
  function choiceIn({ wish: { intent, slots }, said }: Turn, choices: readonly Choice[]): Choice | undefined {
    const texts = choices.map((choice) => render(choice.words));
    const named = choices[texts.findIndex((text) => sameText(text, said))] ?? choices[choiceMeant(said, texts)];
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
    const asked = slotAsked(expects);
    if (!asked) return null;
    const { command, slot } = asked;
    const answer = slots[slot] ?? saidFor(slot, turn, render);
    if (answer === undefined && intent === 'affirm' && memory.lastReply) {
      transcript.expect(expects);
      return only(memory.lastReply);
    }
    if (answer === undefined) return null;
    return run({ name: command.name, args: { ...command.args, [slot]: answer } }, source);
  };
}
