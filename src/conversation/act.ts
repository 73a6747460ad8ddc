import type { Property } from '../domain/property.ts';
import { words, type Words } from '../domain/words.ts';
import type { Reply } from '../kernel/reply.ts';
import type { Person } from '../kernel/policy.ts';
import type { Slots } from '../understanding/data.ts';
import type { FullWish, Interpretation } from '../understanding/interpret.ts';
import { answerOf } from './answer-of.ts';
import { callOf } from './call-of.ts';
import { CHOICE } from './context.ts';
import type { Choice, Expectation } from './expectation.ts';
import type { createMisses } from './misses.ts';
import type { Answer, ConversationParts } from './parts.ts';
import { createRunning } from './running.ts';
import { isSupport } from './support.ts';

const OUT_OF_SCOPE = 'out-of-scope';

/** An unsure guess is acted on from here on if it only shows or tells something; anything else is asked about first. */
const LEAST_TO_READ = 0.4;

/** What was last said, for "repeat" and "why". */
export interface Memory {
  lastReply: Reply | null;
  lastWhy: Words | null;
  /** The homes that a reply named last. */
  named: readonly Property[];
  /** The wish that was last carried out. */
  lastWish: { intent: string; slots: Slots } | null;
}

/** One request within a sentence, and its position. */
export interface Turn {
  wish: FullWish;
  interpretation: Interpretation;
  expects: Expectation | null;
  source: Person;
  said: string;
}

const only = (reply: Reply): Answer => ({ reply, trouble: false });

const sameText = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Words that call for the camera rather than the gallery: "take", "camera". */
const speaksOfCamera = (said: string, render: ConversationParts['render']): boolean => {
  const spoken = said.toLowerCase();
  return render(words('photoSearch.cameraWords'))
    .split(', ')
    .some((word) => spoken.includes(word));
};

const FINDING = ['search', 'refine-search'];
/** A likely search is tried from here on: it only shows homes, and says what it could not use. */
const LEAST_TO_SEARCH = 0.25;
const MOST_UNUSED = 2;

/** The search that an unsure sentence most likely means: it names something to search by, and hardly anything else. */
function searchMeant({ intent, slots, extras, confidence, alternatives, rest }: Interpretation): FullWish | null {
  const [likeliest] = [{ intent, slots, extras, probability: confidence }, ...alternatives].filter(
    (guess) => guess.intent !== OUT_OF_SCOPE,
  );
  if (!likeliest || !FINDING.includes(likeliest.intent) || Object.keys(likeliest.slots).length === 0) return null;
  return likeliest.probability >= LEAST_TO_SEARCH && rest.split(' ').length <= MOST_UNUSED ? likeliest : null;
}

/** Acts on a request: answers the open question, runs its command, or says that it was not understood. */
export function createActing(parts: ConversationParts, misses: ReturnType<typeof createMisses>, memory: Memory) {
  const { door, transcript, stage, knowsCommand, onlyReads, helpWith, render } = parts;
  const run = createRunning(parts);

  function choiceIn({ wish: { intent, slots }, said }: Turn, choices: readonly Choice[]): Choice | undefined {
    const named = choices.find((choice) => sameText(render(choice.words), said));
    if (named) return named;
    if (intent === CHOICE) return choices[Number(slots['ordinal']) - 1];
    return intent === 'affirm' ? choices[0] : undefined;
  }

  /** The answer to the open question, or null if the sentence is about something else. */
  async function answerAsked(turn: Turn): Promise<Answer | null> {
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
  }

  return async function act(turn: Turn): Promise<Answer> {
    const { wish, interpretation, source, said } = turn;
    const { intent } = wish;
    const { listed, screen, focus, reading } = stage();
    const { named } = memory;
    const saidWith = {
      rest: interpretation.rest,
      said,
      byCamera: speaksOfCamera(said, render),
      listed,
      named,
      focus,
      reading,
    };
    const asked = await answerAsked(turn);
    if (asked) misses.understood();
    if (asked) return asked;
    const search = interpretation.decision === 'ask' ? searchMeant(interpretation) : null;
    if (search) {
      misses.understood();
      return run(callOf(search, saidWith), source);
    }
    const isUnsure = interpretation.decision === 'ask' && !(onlyReads(intent) && interpretation.confidence >= LEAST_TO_READ);
    if (intent === OUT_OF_SCOPE || isUnsure) {
      const help = await helpWith(said, isSupport(screen));
      return only(help ?? misses.missed(interpretation, (guess) => callOf(guess, saidWith)));
    }
    misses.understood();
    if (intent === 'explain') return only(memory.lastWhy ?? words('assistant.nothingSaid'));
    if (intent === 'deny') return only(words('assistant.leftIt'));
    if (intent === 'repeat') return only(memory.lastReply ?? words('assistant.nothingSaid'));
    if (intent === 'undo') return answerOf(await door.undo(source), transcript);
    if (!knowsCommand(intent))
      return only({ ...words('assistant.notYet', { what: words(`gist.${intent}`) }), suggestions: parts.examplesHere() });
    memory.lastWish = { intent, slots: wish.slots };
    return run(callOf(wish, saidWith), source);
  };
}
