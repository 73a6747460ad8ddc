import { withoutSecrets } from '../domain/spoken-values.ts';
import { words, type Words } from '../domain/words.ts';
import type { Person } from '../kernel/policy.ts';
import type { Reply } from '../kernel/reply.ts';
import type { FullWish, Interpretation } from '../understanding/interpret.ts';
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
import type { Memory } from './turn.ts';

/** Whether a text was spoken or typed. */
type Heard = Extract<Person, 'voice' | 'typed'>;

export interface Conversation {
  /** Takes what a person said or typed, and acts on it. */
  hear(text: string, source: Heard): Promise<void>;
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
  const { interpret, answerIn, transcript, door, stage, goal, isSpeaking, tell, knowsCommand, ownControl } = parts;
  const misses = createMisses(parts);
  const memory: Memory = { lastReply: null, lastWhy: null, named: [], lastWish: null };
  const act = createActing(parts, misses, memory);
  const formTurn = createFormTurn(parts);
  const household = createHousehold(parts);
  const run = createRunning(parts);

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
  async function* answersTo(
    interpretation: Interpretation,
    expects: Expectation | null,
    source: Heard,
    said: string,
    isSecret: boolean,
  ): AsyncGenerator<Answer> {
    if (isSecret) {
      yield await act({ wish: PASSWORD_SPOKEN, interpretation, expects: null, source, said: '' });
      return;
    }
    const filled = await formTurn({ interpretation, expects, source, said });
    if (filled) {
      misses.understood();
      yield filled;
      return;
    }
    const together = takesSaid(expects) ? null : await household(said, interpretation);
    if (together) {
      misses.understood();
      yield await run(together, source);
      return;
    }
    const wishes = takesSaid(expects) ? [interpretation] : [interpretation, ...interpretation.further];
    for (const wish of wishes) yield await act({ wish, interpretation, expects, source, said });
  }

  async function reply(text: string, source: Heard, said: number, expects: Expectation | null): Promise<void> {
    let place = transcript.add({ author: 'assistant' });
    transcript.setBusy(true);
    transcript.expect(null);
    const show = (answer: Answer) => {
      if (place === 0) place = transcript.add({ author: 'assistant' });
      transcript.answer(place, answer.reply, answer.trouble);
      tell(answer.reply);
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
      for await (const answer of answersTo(interpretation, expects, source, text, isSecret)) {
        if (answer.reply.silent) continue;
        const reply = other ? inLanguage(answer.reply, other) : answer.reply;
        memory.lastReply = reply;
        memory.named = reply.about ?? reply.homes ?? memory.named;
        show({ ...answer, reply });
      }
      if (place !== 0) transcript.remove(place);
      if (interpretation.intent !== 'explain') memory.lastWhy = why;
    } catch (error) {
      show({ reply: words('assistant.broken'), trouble: true });
      throw error;
    } finally {
      transcript.setBusy(false);
    }
  }

  return {
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
