import { words } from '../domain/words.ts';
import type { Person } from '../kernel/policy.ts';
import type { CommandCall, Reply } from '../kernel/reply.ts';
import type { FullWish, Interpretation } from '../understanding/interpret.ts';
import { createAnswering } from './answer-asked.ts';
import { answerOf } from './answer-of.ts';
import { callOf } from './call-of.ts';
import { createAsking } from './ask-companion.ts';
import { casesMeant } from './cases-meant.ts';
import type { createMisses } from './misses.ts';
import type { Answer, ConversationParts } from './parts.ts';
import { createRunning } from './running.ts';
import { isSupport } from './support.ts';
import { only, type Memory, type Turn } from './turn.ts';

const OUT_OF_SCOPE = 'out-of-scope';

/** An unsure guess is acted on from here on if it only shows or tells something; anything else is asked about first. */
const LEAST_TO_READ = 0.4;

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

  const answerAsked = createAnswering(parts, run, memory);
  const askCompanion = createAsking(parts);

  /** What is said about the conversation itself; null for anything else. */
  async function ofConversation(intent: string, source: Person): Promise<Answer | null> {
    if (intent === 'explain') return only(memory.lastWhy ?? words('assistant.nothingSaid'));
    if (intent === 'deny') return only(words('assistant.leftIt'));
    if (intent === 'repeat') return only(memory.lastReply ?? words('assistant.nothingSaid'));
    return intent === 'undo' ? answerOf(await door.undo(source), transcript) : null;
  }

  /** Says so, and tells our people; what is said to a form stays there. */
  function missed({ said, interpretation }: Turn, call: (wish: FullWish) => CommandCall): Reply {
    if (!stage().form) parts.noteMissed(said, interpretation.language);
    return misses.missed(interpretation, call);
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
    const cases = wish === interpretation ? casesMeant(said, render) : null;
    if (cases) {
      misses.understood();
      return run(cases, source);
    }
    const search = interpretation.decision === 'ask' ? searchMeant(interpretation) : null;
    if (search) {
      misses.understood();
      return run(callOf(search, saidWith), source);
    }
    const isUnsure = interpretation.decision === 'ask' && !(onlyReads(intent) && interpretation.confidence >= LEAST_TO_READ);
    if (intent === OUT_OF_SCOPE || isUnsure) {
      const help = await helpWith(said, isSupport(screen));
      return help ? only(help) : askCompanion(turn, () => missed(turn, (guess) => callOf(guess, saidWith)));
    }
    misses.understood();
    const ofItself = await ofConversation(intent, source);
    if (ofItself) return ofItself;
    if (!knowsCommand(intent))
      return askCompanion(turn, () => ({
        ...words('assistant.notYet', { what: words(`gist.${intent}`) }),
        suggestions: parts.examplesHere(),
      }));
    memory.lastWish = { intent, slots: wish.slots };
    return run(callOf(wish, saidWith), source);
  };
}
