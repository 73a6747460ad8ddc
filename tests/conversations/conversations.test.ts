import { createInstance } from 'i18next';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { COMMANDS, sayableAt } from '../../src/capabilities/commands.ts';
import { gistOf } from '../../src/capabilities/gist.ts';
import { helpAnswer } from '../../src/capabilities/help/answer.ts';
import { createConversation } from '../../src/conversation/conversation.ts';
import { words } from '../../src/domain/words.ts';
import { formatRupees, spokenAmount } from '../../src/domain/money.ts';
import type { SearchQuery } from '../../src/domain/search.ts';
import type { Reply } from '../../src/kernel/reply.ts';
import { readTranslation } from '../../src/server/locales.ts';
import { createStores } from '../../src/state/stores.tsx';
import { renderWords } from '../../src/ui/words.ts';
import { fakeApp } from '../capabilities/fake-app.ts';
import { english } from '../understanding/english.ts';
import { searchSmallMarket } from './small-market.ts';

interface Turn {
  say: string;
  /** A pattern of the reply as it is shown. */
  reply: string;
  /** A pattern of the address that it goes to. */
  goes?: string;
}

interface Conversation {
  title: string;
  turns: Turn[];
}

const conversations = globSync('tests/conversations/*.json').map((file) => JSON.parse(readFileSync(file, 'utf8')) as Conversation);

const translations = createInstance({
  lng: 'en',
  resources: { en: { translation: readTranslation('en') } },
  interpolation: { escapeValue: false },
});
await translations.init();
translations.services.formatter?.add('rupees', (value: number) => formatRupees(value));
translations.services.formatter?.add('spoken', (value: number) => `${spokenAmount(value).amount} ${spokenAmount(value).unit}`);

/** The whole app without a browser: a market of nine homes, a stage that follows the addresses, one conversation. */
function setScene(told: Reply[]) {
  const { services, scene, server, runner } = fakeApp();
  const stores = createStores();
  stores.door.open(runner);
  vi.mocked(services.languages.available).mockReturnValue(['en']);
  Object.assign(scene, { screen: 'home', listed: [], property: null, focus: null });
  server.answer('search', ({ body }) => searchSmallMarket(body as SearchQuery));
  vi.mocked(services.stage.go).mockImplementation((address) => {
    scene.address = address;
    const held = services.results.current()?.answer.properties ?? [];
    if (address.includes('my-listing')) Object.assign(scene, { screen: 'results', listed: held, property: null });
    if (address.startsWith('/sales-enquiry')) Object.assign(scene, { screen: 'sales_enquiry', property: null });
    const id = /\?id=(\d+)/.exec(address)?.[1];
    const home = scene.listed.find((item) => item.id === Number(id));
    if (home) Object.assign(scene, { screen: 'property', property: home });
  });
  vi.mocked(services.stage.back).mockImplementation(() => void Object.assign(scene, { screen: 'results', property: null }));
  const conversation = createConversation({
    interpret: async (text, context) => english.interpret(text, context),
    transcript: stores.conversation,
    door: stores.door,
    stage: () => ({ ...scene, field: null, results: services.results.current() }),
    goal: services.goal.musts,
    focusOn: (home) => void (scene.focus = home),
    render: (text) => renderWords(translations.t, text, 'show'),
    isSpeaking: () => false,
    tell: (reply) => void told.push(reply),
    knowsCommand: (name) => name === 'undo' || COMMANDS.some((command) => command.name === name && command.example !== false),
    examplesHere: () =>
      sayableAt(scene.screen)
        .slice(0, 3)
        .map((name) => words(`commands.${name}.example`)),
    onlyReads: (name) => COMMANDS.some((command) => command.name === name && command.effect === 'read'),
    gistOf,
    helpWith: (said, atHelp) => helpAnswer({ said, clearly: !atHelp }, services),
    isPhotoControl: async () => false,
    talks: () => undefined,
  });
  return { conversation, services, stores };
}

describe.each(conversations)('$title', ({ turns }) => {
  it('goes as it should', async () => {
    const told: Reply[] = [];
    const { conversation, services, stores } = setScene(told);
    for (const { say, reply, goes } of turns) {
      vi.mocked(services.stage.go).mockClear();
      told.length = 0;
      await conversation.hear(say, 'voice');
      const said = told.map((item) => renderWords(translations.t, item, 'show')).join(' ');
      expect({ say, said }).toEqual({ say, said: expect.stringMatching(new RegExp(reply)) });
      if (goes) expect(vi.mocked(services.stage.go).mock.calls.at(-1)?.[0]).toMatch(new RegExp(goes));
      expect(said).not.toMatch(/\b(commands|errors|value|details|chip)\.|undefined|\{\{|NaN/);
    }
    expect(stores.conversation.store.getState().messages.filter((message) => message.author === 'person')).toHaveLength(turns.length);
  });
});
