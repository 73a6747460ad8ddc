import { createInstance } from 'i18next';
import { globSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDialogue } from '../../src/assistant/dialogue.ts';
import type { Reply } from '../../src/kernel/define.ts';
import { readTranslation } from '../../src/server/locales.ts';
import { COMMANDS, commandsAt } from '../../src/capabilities/registry.ts';
import { createRunner } from '../../src/kernel/run-command.ts';
import { words } from '../../src/domain/words.ts';
import { formatRupees, spokenAmount } from '../../src/domain/money.ts';
import { useConversation } from '../../src/state/conversation.ts';
import { useResults } from '../../src/state/results.ts';
import { results } from '../../src/state/results.ts';
import { setRunner } from '../../src/state/runner.ts';
import { showListed, useStage } from '../../src/state/stage.ts';
import { renderWords } from '../../src/ui/words.ts';
import { fakeServices, fiveHomes } from '../capabilities/fake-services.ts';
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

/** The services of the fake, with a market of nine homes and a stage that follows the addresses. */
function setScene() {
  const services = fakeServices(fiveHomes());
  vi.mocked(services.market.search).mockImplementation(searchSmallMarket);
  services.results = results;
  services.stage.list = showListed;
  services.stage.listed = () => useStage.getState().listed;
  services.stage.property = () => useStage.getState().property;
  services.stage.screen = () => useStage.getState().screen;
  vi.mocked(services.stage.go).mockImplementation((address) => {
    const held = useResults.getState().held?.answer.properties ?? [];
    if (address.includes('my-listing')) useStage.setState({ screen: 'results', listed: held, property: null });
    if (address.startsWith('/sales-enquiry')) useStage.setState({ screen: 'sales_enquiry', property: null });
    const id = /\?id=(\d+)/.exec(address)?.[1];
    if (id) useStage.setState({ screen: 'property', property: useStage.getState().listed.find((home) => home.id === Number(id)) ?? null });
  });
  vi.mocked(services.stage.back).mockImplementation(() => useStage.setState({ screen: 'results', property: null }));
  setRunner(createRunner(services));
  return services;
}

describe.each(conversations)('$title', ({ turns }) => {
  beforeEach(() => {
    useConversation.setState({ messages: [], pending: null, busy: false });
    useResults.setState({ held: null });
    useStage.setState({ screen: 'home', property: null, listed: [] });
  });

  it('goes as it should', async () => {
    const services = setScene();
    const told: Reply[] = [];
    const dialogue = createDialogue({
      interpret: async (text, context) => english.interpret(text, context),
      isSpeaking: () => false,
      tell: (reply) => void told.push(reply),
      framingWords: () => ['it', 'is', 'a'],
      cameraWords: () => ['take', 'camera'],
      knowsCommand: (name) => COMMANDS.get(name)?.example !== false && (COMMANDS.has(name) || name === 'undo'),
      examplesHere: () =>
        commandsAt(useStage.getState().screen)
          .slice(0, 3)
          .map((name) => words(`commands.${name}.example`)),
    });
    for (const { say, reply, goes } of turns) {
      vi.mocked(services.stage.go).mockClear();
      told.length = 0;
      await dialogue.hear(say, 'voice');
      const said = told.map((item) => renderWords(translations.t, item, 'show')).join(' ');
      expect({ say, said }).toEqual({ say, said: expect.stringMatching(new RegExp(reply)) });
      if (goes) expect(vi.mocked(services.stage.go).mock.calls.at(-1)?.[0]).toMatch(new RegExp(goes));
      expect(said).not.toMatch(/\b(commands|errors|value|details|chip)\.|undefined|\{\{|NaN/);
    }
    expect(useConversation.getState().messages.filter((message) => message.author === 'person')).toHaveLength(turns.length);
  });
});
