import { beforeEach, describe, expect, it, vi } from 'vitest';
import { COMMANDS } from '../../src/capabilities/commands.ts';
import { gistOf } from '../../src/capabilities/gist.ts';
import type { CompanionEvent, CompanionQuestion } from '../../src/capabilities/companion/contract.ts';
import { createCompanion } from '../../src/conversation/companion/companion.ts';
import { toolsAt } from '../../src/conversation/companion/tools.ts';
import { createConversation } from '../../src/conversation/conversation.ts';
import { AppError } from '../../src/domain/errors.ts';
import type { Reply } from '../../src/kernel/reply.ts';
import { createStores } from '../../src/state/stores.tsx';
import { readUnderstanding } from '../../src/understanding/node/read-understanding.ts';
import { fakeApp } from '../capabilities/fake-app.ts';
import { GREEN, knowledgeIn, LAKE, readerIn } from './some-evidence.ts';

const understanding = readUnderstanding('en');
const QUESTION = 'what is the meaning of life';

type Model = (question: CompanionQuestion, signal: AbortSignal) => AsyncIterable<CompanionEvent>;

const saying = (...texts: string[]): Model =>
  async function* () {
    for (const text of texts) yield { type: 'text', text };
    yield { type: 'end' };
  };

/** The assistant in front of a list of two homes, with a model behind it. */
function assistant(model: Model | null, { speaks = false } = {}) {
  const app = fakeApp([LAKE, GREEN]);
  const stores = createStores();
  stores.door.open(app.runner);
  const told: Reply[] = [];
  const asked: CompanionQuestion[] = [];
  const companion = createCompanion({
    ask(question, signal) {
      asked.push(question);
      return model!(question, signal);
    },
    run: (call) => stores.door.runCall(call, 'model'),
    stage: () => ({ ...app.scene, field: null, results: null }),
    goal: () => ({}),
    render: ({ key }) => key,
    tools: (screen) => toolsAt(screen, COMMANDS, (name) => name),
    knowledge: async () => ({ ...knowledgeIn('en'), reader: readerIn('en') }),
  });
  const conversation = createConversation({
    interpret: async (text, context) => understanding.interpret(text, context),
    answerIn: async () => null,
    transcript: stores.conversation,
    door: stores.door,
    goal: () => ({}),
    household: () => [],
    focusOn: vi.fn(),
    speakOf: vi.fn(),
    stage: () => ({ ...app.scene, field: null, results: null }),
    render: ({ key }) => key,
    isSpeaking: () => false,
    speaks: () => speaks,
    tell: (reply) => void told.push(reply),
    knowsCommand: (name) => COMMANDS.some((command) => command.name === name && command.example !== false),
    onlyReads: () => true,
    gistOf,
    examplesHere: () => [{ key: 'an-example' }],
    noteMissed: () => undefined,
    helpWith: async () => null,
    ownControl: async () => null,
    companion: () => (model ? { language: 'en', ask: (question) => companion.ask(question) } : null),
  });
  const replies = () =>
    stores.conversation.store.getState().messages.flatMap((message) => (message.author === 'assistant' ? [message.reply] : []));
  return { app, stores, conversation, told, asked, replies, last: () => replies().at(-1) };
}

const textOf = (reply: Reply | undefined): unknown => reply?.params?.['text'];

describe('without a language model', () => {
  it('the assistant answers as it always did, and asks nobody', async () => {
    const { conversation, last, asked } = assistant(null);
    await conversation.hear(QUESTION, 'typed');
    expect(last()?.key).toMatch(/^assistant\./);
    expect(last()).not.toHaveProperty('companion');
    expect(asked).toEqual([]);
    expect(conversation.interrupt()).toBe(false);
  });
});

describe('with a language model', () => {
  it('is asked only where our own layer has no answer', async () => {
    const { conversation, asked, last } = assistant(saying('I do not know that.'));
    await conversation.hear('save the first one', 'typed');
    expect(asked).toEqual([]);
    await conversation.hear(QUESTION, 'typed');
    expect(asked).toHaveLength(1);
    expect(last()).toMatchObject({ key: 'companion.said', params: { text: 'I do not know that.' }, companion: { answered: true } });
  });

  it('its sentences are shown one by one, and told once to who types', async () => {
    const seen: unknown[] = [];
    const { conversation, told, stores } = assistant(saying('Lake View 301 costs ₹81,2', '3,456. Green Park 502 costs ', '₹95 lakh.'));
    stores.conversation.store.subscribe(({ messages }) => {
      const message = messages.at(-1);
      if (message?.author === 'assistant') seen.push(textOf(message.reply));
    });
    await conversation.hear(QUESTION, 'typed');
    const whole = 'Lake View 301 costs ₹81,23,456. Green Park 502 costs ₹95 lakh.';
    expect([...new Set(seen)].filter(Boolean)).toEqual(['Lake View 301 costs ₹81,23,456.', whole]);
    expect(told.map(textOf)).toEqual([whole]);
  });

  it('its sentences are spoken one by one to who speaks, and none twice', async () => {
    const { conversation, told } = assistant(saying('Lake View 301 is cheaper. Green Park 502 is larger.'), { speaks: true });
    await conversation.hear(QUESTION, 'voice');
    expect(told.map(textOf)).toEqual(['Lake View 301 is cheaper.', 'Green Park 502 is larger.']);
  });

  it('what cannot be checked is left out, and said so', async () => {
    const { conversation, last } = assistant(saying('Lake View 301 is cheaper. It costs ₹12,34,567. More of this.'));
    await conversation.hear(QUESTION, 'typed');
    expect(last()).toMatchObject({
      key: 'companion.saidAnd',
      params: { said: { params: { text: 'Lake View 301 is cheaper.' } }, more: { key: 'companion.restUnchecked' } },
    });
  });

  it('our own answer is shown where nothing of it can be', async () => {
    const { conversation, last } = assistant(saying('It costs ₹12,34,567.'));
    await conversation.hear(QUESTION, 'typed');
    expect(last()?.key).toMatch(/^assistant\./);
    expect(last()?.companion).toMatchObject({ answered: false, sent: expect.stringContaining(QUESTION) as unknown });
  });

  it.each<[string, Model]>([
    [
      'says that it failed',
      async function* () {
        yield { type: 'failed' };
      },
    ],
    [
      'is not there',
      // oxlint-disable-next-line require-yield -- it fails before it says anything
      async function* () {
        throw new AppError('offline');
      },
    ],
    ['ends without an end', async function* () {}],
  ])('one line says so and our own answer follows where it %s', async (_, model) => {
    const { conversation, last } = assistant(model);
    await conversation.hear(QUESTION, 'typed');
    expect(last()).toMatchObject({
      key: 'companion.failed',
      params: { answer: { key: expect.stringMatching(/^assistant\./) as unknown } },
    });
  });

  it('does not go on calling tools for ever', async () => {
    let calls = 0;
    const { conversation, asked, last } = assistant(async function* () {
      yield { type: 'call', id: String(calls++), name: 'ask-homes', args: { question: 'cheapest' } };
      yield { type: 'end' };
    });
    await conversation.hear(QUESTION, 'typed');
    expect(asked.length).toBeLessThanOrEqual(5);
    expect(asked.at(-1)!.tools).toEqual([]);
    expect(last()?.key).toMatch(/^assistant\./);
  });

  it('stops when the person goes on, and keeps what was said', async () => {
    const gone: boolean[] = [];
    const { conversation, last, stores } = assistant(async function* (_, signal) {
      yield { type: 'text', text: 'Lake View 301 is cheaper. And' };
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      gone.push(true);
      throw new AppError('aborted');
    });
    const hearing = conversation.hear(QUESTION, 'typed');
    await vi.waitFor(() => expect(textOf(last())).toBe('Lake View 301 is cheaper.'));
    expect(conversation.interrupt()).toBe(true);
    await hearing;
    expect(gone).toEqual([true]);
    expect(last()).toMatchObject({ params: { more: { key: 'companion.stopped' } } });
    expect(stores.conversation.store.getState().busy).toBe(false);
    expect(conversation.interrupt()).toBe(false);
  });

  it('leaves no trace where the person goes on before it has said anything', async () => {
    const { conversation, replies } = assistant(async function* (_, signal) {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      if (signal.aborted) throw new AppError('aborted');
      yield { type: 'end' };
    });
    const hearing = conversation.hear(QUESTION, 'typed');
    await vi.waitFor(() => expect(conversation.interrupt()).toBe(true));
    await hearing;
    expect(replies()).toEqual([]);
  });
});

describe('a change that it proposes', () => {
  const proposing: Model = async function* () {
    yield { type: 'text', text: 'Lake View 301 is cheaper.' };
    yield { type: 'call', id: 'a', name: 'add-favourite', args: { ordinal: 1 } };
    yield { type: 'end' };
  };
  let at: ReturnType<typeof assistant>;
  beforeEach(async () => {
    at = assistant(proposing);
    await at.conversation.hear(QUESTION, 'typed');
  });

  it('says exactly what would happen, and waits', () => {
    expect(at.app.services.wishlist.ids()).toEqual([]);
    expect(at.last()).toMatchObject({
      key: 'companion.saidAnd',
      params: {
        more: { key: 'companion.doTo', params: { what: { key: 'gist.add-favourite' }, names: [{ params: { name: LAKE.propertyName } }] } },
      },
      homes: [{ id: LAKE.id }],
      proposes: { token: expect.any(String) as unknown },
    });
  });

  it('is done by a yes', async () => {
    await at.conversation.hear('yes', 'typed');
    expect(at.app.services.wishlist.ids()).toEqual([LAKE.id]);
  });

  it('is done to that home, whatever the list shows by then', async () => {
    at.app.scene.listed = [GREEN, LAKE];
    await at.conversation.hear('yes', 'typed');
    expect(at.app.services.wishlist.ids()).toEqual([LAKE.id]);
  });

  it('is not done by a no, by anything else, or by the model', async () => {
    await at.conversation.hear('no', 'typed');
    await at.conversation.hear(QUESTION, 'typed');
    expect(at.app.services.wishlist.ids()).toEqual([]);
  });
});
