import { withoutSecrets } from '../domain/spoken-values.ts';
import { words, type Words } from '../domain/words.ts';
import type { Person } from '../kernel/policy.ts';
import type { Reply } from '../kernel/reply.ts';
import type { FullWish } from '../understanding/interpret.ts';
import { createActing } from './act.ts';
import { answerOf } from './answer-of.ts';
import { contextOf } from './context.ts';
import type { Expectation } from './expectation.ts';
import { explain } from './explain.ts';
import { createFormTurn } from './form-turn.ts';
import { createHousehold } from './household.ts';
import { createMisses } from './misses.ts';
import type { Answer, ConversationParts } from './parts.ts';
import { createRunning } from './running.ts';
import { takesSaid } from './said-slots.ts';
import type { Memory, Turn } from './turn.ts';

/** Whether a text was spoken or typed. */
type Heard = Extract<Person, 'voice' | 'typed'>;

export interface Conversation {
  /** Takes what a person said or typed, and acts on it. */
  hear(text: string, source: Heard): Promise<void>;
  /** The person goes on: what is still being said by a language model ends here. False where nothing is. */
  interrupt(): boolean;
}

/** The response to a spoken password, whatever else was said: its field gets the focus, and nothing is taken. */
const PASSWORD_SPOKEN: FullWish = { intent: 'fill-field', slots: { field: 'password', value: '' }, extras: {} };

/** The same reply in another language than that of the screen. */
const inLanguage = (reply: Reply, { language, suggestions }: { language: string; suggestions: Words[] }): Reply => ({
  ...reply,
  language,
  suggestions: [...(reply.suggestions ?? []).map((text) => ({ language, ...text })), ...suggestions],
});

/** Runs the conversation: understands, asks for what is missing, waits for a yes, and says how it went. */
export function createConversation(parts: ConversationParts): Conversation {
  const { interpret, answerIn, transcript, door, stage, goal, isSpeaking, tell, knowsCommand, ownControl, companion } = parts;
  const misses = createMisses(parts);
  const memory: Memory = { lastReply: null, lastWhy: null, named: [], lastWish: null };
  const act = createActing(parts, misses, memory);
  const formTurn = createFormTurn(parts);
  const household = createHousehold(parts);
  const run = createRunning(parts);
  /** The reply that is being worked out. */
  let under: AbortController | null = null;

  /** In a dialog, a form, a payment or among one's own things, saying a button's words presses it. */
  async function pressOwn(text: string, source: Heard): Promise<boolean> {
    const name = await ownControl(text);
    if (name === null) return false;
    transcript.expect(null);
    const { reply, trouble } = answerOf(await door.runCall({ name: 'press', args: { name } }, source), transcript);
    if (reply.silent) return true;
    transcript.add({ author: 'assistant', reply, trouble });
    tell(reply);
    return true;
  }

  /** The replies to a sentence, one by one as they arrive. */
  async function* answersTo(turn: Omit<Turn, 'wish'>, isSecret: boolean): AsyncGenerator<Answer> {
    const { interpretation, expects } = turn;
    if (isSecret) {
      yield await act({ ...turn, wish: PASSWORD_SPOKEN, expects: null, said: '' });
      return;
    }
    const filled = await formTurn(turn);
    if (filled) {
      misses.understood();
      yield filled;
      return;
    }
    const together = takesSaid(expects) ? null : await household(turn.said, interpretation);
    if (together) {
      misses.understood();
      yield await run(together, turn.source);
      return;
    }
    const wishes = takesSaid(expects) ? [interpretation] : [interpretation, ...interpretation.further];
    for (const wish of wishes) yield await act({ ...turn, wish });
  }

  async function reply(text: string, source: Heard, said: number, expects: Expectation | null): Promise<void> {
    let place = transcript.add({ author: 'assistant' });
    transcript.setBusy(true);
    transcript.expect(null);
    const going = new AbortController();
    under = going;
    const shows = (reply: Reply, trouble = false) => {
      if (place === 0) place = transcript.add({ author: 'assistant' });
      transcript.answer(place, reply, trouble);
    };
    const show = ({ reply: shown, trouble, untold = shown }: Answer) => {
      shows(shown, trouble);
      if (untold) tell(untold);
      place = 0;
    };
    try {
      const interpretation = await interpret(
        text,
        contextOf(stage(), { expects, goal: goal(), speaking: isSpeaking(), last: memory.lastWish }),
      );
      const isSecret = withoutSecrets(text) !== text;
      const why = explain(isSecret ? { ...interpretation, rest: '', spans: [] } : interpretation, knowsCommand);
      transcript.explain(said, why);
      const other = await answerIn(interpretation, text, expects ? (memory.lastReply?.language ?? null) : undefined);
      const inOther = (reply: Reply): Reply => (other ? inLanguage(reply, other) : reply);
      const turn = {
        interpretation,
        expects,
        source,
        said: text,
        inLanguage: other?.language ?? null,
        signal: going.signal,
        shows: (reply: Reply) => shows(inOther(reply)),
      };
      for await (const { untold, ...answer } of answersTo(turn, isSecret)) {
        if (answer.reply.silent) continue;
        const reply = inOther(answer.reply);
        memory.lastReply = reply;
        memory.named = reply.about ?? reply.homes ?? memory.named;
        show({ ...answer, reply, ...(untold !== undefined && { untold: untold && inOther(untold) }) });
      }
      if (place !== 0) transcript.remove(place);
      if (interpretation.intent !== 'explain') memory.lastWhy = why;
    } catch (error) {
      show({ reply: words('assistant.broken'), trouble: true });
      throw error;
    } finally {
      under = null;
      transcript.setBusy(false);
    }
  }

  return {
    interrupt() {
      if (!under || !companion()) return false;
      under.abort();
      return true;
    },
    async hear(text, source) {
      const expects = transcript.expects();
      const said = transcript.add({ author: 'person', text: withoutSecrets(text) });
      if (await pressOwn(text, source)) return;
      if (
        expects?.kind === 'heard' &&
        (await interpret(text, contextOf(stage(), { expects, goal: goal(), speaking: false, last: memory.lastWish }))).intent === 'affirm'
      ) {
        transcript.expect(null);
        await this.hear(expects.text, source);
        return;
      }
      await reply(text, source, said, expects);
    },
  };
}
