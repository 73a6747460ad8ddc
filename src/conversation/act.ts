import { words, type Words } from '../domain/words.ts';
import type { Reply } from '../kernel/reply.ts';
import type { Person } from '../kernel/policy.ts';
import type { FullWish, Interpretation } from '../understanding/interpret.ts';
import { answerOf } from './answer-of.ts';
import { callOf } from './call-of.ts';
import type { Expectation } from './expectation.ts';
import type { createMisses } from './misses.ts';
import type { Answer, ConversationParts } from './parts.ts';
import { isSupport } from './support.ts';

const OUT_OF_SCOPE = 'out-of-scope';

/** What was said last, for "repeat" and "why". */
export interface Memory {
  lastReply: Reply | null;
  lastWhy: Words | null;
}

/** One wish of a sentence, in its place. */
export interface Turn {
  wish: FullWish;
  interpretation: Interpretation;
  expects: Expectation | null;
  source: Person;
  said: string;
}

const only = (reply: Reply): Answer => ({ reply, trouble: false });

/** Does what a wish asks for: answers what was asked, runs its command, or says that it was not understood. */
export function createActing(parts: ConversationParts, misses: ReturnType<typeof createMisses>, memory: Memory) {
  const { door, transcript, stage, knowsCommand, helpWith, render } = parts;

  /** The words of a wish that the camera takes the picture, not the gallery: "take", "camera". */
  const speaksOfCamera = (said: string): boolean => {
    const spoken = said.toLowerCase();
    return render(words('photoSearch.cameraWords'))
      .split(', ')
      .some((word) => spoken.includes(word));
  };

  /** The answer to what was asked, or null where the sentence is about something else. */
  async function answerAsked({ wish, expects, source }: Turn): Promise<Answer | null> {
    const { intent, slots } = wish;
    if (intent === 'deny' && expects) return only((expects.kind === 'yes' && expects.otherwise) || words('assistant.leftIt'));
    if (expects?.kind === 'yes' && intent === 'affirm') return answerOf(await door.confirm(expects.token, source), transcript);
    if (expects?.kind !== 'slot') return null;
    const { command, slot } = expects;
    const answer = slots[slot];
    if (answer === undefined) return null;
    return answerOf(await door.runCall({ name: command.name, args: { ...command.args, [slot]: answer } }, source), transcript);
  }

  return async function act(turn: Turn): Promise<Answer> {
    const { wish, interpretation, source, said } = turn;
    const { intent } = wish;
    if (intent === OUT_OF_SCOPE) {
      const help = isSupport(stage().screen) ? await helpWith(said) : null;
      return only(help ?? misses.missed(interpretation));
    }
    misses.understood();
    if (intent === 'explain') return only(memory.lastWhy ?? words('assistant.nothingSaid'));
    if (intent === 'repeat') return only(memory.lastReply ?? words('assistant.nothingSaid'));
    const answer = await answerAsked(turn);
    if (answer) return answer;
    if (intent === 'undo') return answerOf(await door.undo(source), transcript);
    if (!knowsCommand(intent)) return only(words('assistant.notYet'));
    const { listed } = stage();
    const call = callOf(wish, { rest: interpretation.rest, said, byCamera: speaksOfCamera(said), listed });
    return answerOf(await door.runCall(call, source), transcript);
  };
}
