import { vi } from 'vitest';
import { createTranslations } from '../../src/app/translations.ts';
import { CALLS } from '../../src/capabilities/calls.ts';
import { COMMANDS, sayableAt } from '../../src/capabilities/commands.ts';
import { gistOf } from '../../src/capabilities/gist.ts';
import { helpAnswer } from '../../src/capabilities/help/answer.ts';
import { propertyQuery } from '../../src/capabilities/homes/queries.ts';
import { searchQuery } from '../../src/capabilities/search/queries.ts';
import { createConversation } from '../../src/conversation/conversation.ts';
import { plainPath, propertyIdOf, SCREEN_ADDRESSES } from '../../src/domain/addresses.ts';
import { AppError } from '../../src/domain/errors.ts';
import { LISTING_PATH, readListingAddress } from '../../src/domain/listing-address.ts';
import type { Screen } from '../../src/domain/screens.ts';
import { words } from '../../src/domain/words.ts';
import { createForm } from '../../src/forms/create-form.ts';
import { enquiryForm } from '../../src/forms/enquiry-form.ts';
import type { Reply } from '../../src/kernel/reply.ts';
import type { CallInput, Server } from '../../src/kernel/services.ts';
import { languages, readTranslation } from '../../src/server/locales.ts';
import { createStores } from '../../src/state/stores.tsx';
import { renderWords } from '../../src/ui/words.ts';
import { readPolyglot, type Polyglot } from '../../src/understanding/node/read-understanding.ts';
import { askCompanion } from '../../src/services/companion.ts';
import { createCompanion } from '../../src/conversation/companion/companion.ts';
import { toolsAt } from '../../src/conversation/companion/tools.ts';
import { knowledgeIn, readerIn } from '../conversation/some-evidence.ts';
import { fakeApp } from '../capabilities/fake-app.ts';

const translations = await createTranslations('en', readTranslation('en'));
for (const language of languages()) translations.addResourceBundle(language, 'translation', readTranslation(language));

/** The server as a browser calls it; `waited` is told how long each call took, in milliseconds. */
function callServer(base: string, waited: (ms: number) => void): Server {
  let cookie = '';
  async function raw(name: keyof typeof CALLS, { params = {}, body, signal }: CallInput = {}): Promise<unknown> {
    const { path, method } = CALLS[name] as { path: string; method: string };
    const address = path.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(String(params[param])));
    const begun = performance.now();
    const response = await fetch(base + address, {
      method,
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...(cookie && { Cookie: cookie }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    cookie = response.headers.getSetCookie().at(-1)?.split(';')[0] ?? cookie;
    const answer = (await response.json()) as { error?: { code: AppError['code'] } };
    waited(performance.now() - begun);
    if (!response.ok) throw new AppError(answer.error!.code);
    return answer;
  }
  return {
    raw,
    call: async (name, input) => CALLS[name].answer.parse(await raw(name, input)) as never,
    upload: async () => ({ status: 503, ok: false, body: null }),
  };
}

const SCREEN_OF = new Map(
  Object.entries(SCREEN_ADDRESSES).map(([screen, address]) => [plainPath(address.split('?')[0]!), screen as Screen]),
);

let polyglot: Polyglot | null = null;
const understanding = (): Polyglot => (polyglot ??= readPolyglot());

/** The whole app without a browser, in front of a server that runs; whoever comes from a network of their own asks its language model too: screens follow their addresses, one conversation goes through them. */
export function enter(base: string, { screenLanguage = 'en', network }: { screenLanguage?: string; network?: string } = {}) {
  const told: Reply[] = [];
  const { services, scene, runner } = fakeApp([]);
  const stores = createStores();
  let onServer = 0;
  services.server = callServer(base, (ms) => void (onServer += ms)) as typeof services.server;
  services.render = (text) => renderWords(translations, text, 'show');
  services.goal = stores.conversation.goal;
  services.memory = stores.conversation;
  vi.mocked(services.languages.available).mockReturnValue(languages());
  stores.door.open(runner);
  Object.assign(scene, { screen: 'home', listed: [], property: null, focus: null, address: '/' });
  const been: string[] = [];
  let arriving: Promise<void> = Promise.resolve();

  async function arrive(address: string): Promise<void> {
    const [path = '', query = ''] = address.replace(/#.*/, '').split('?');
    scene.address = address;
    if (path === LISTING_PATH) {
      const { request } = readListingAddress(query);
      const answer = await services.queries.fetch(searchQuery, request);
      services.results.hold(request, answer);
      const focus = answer.properties.find(({ id }) => id === scene.focus?.id) ?? null;
      Object.assign(scene, { screen: 'results', listed: answer.properties, property: null, focus, place: null, form: null });
      return;
    }
    const id = path.startsWith('/property/1') ? propertyIdOf('1', query) : null;
    if (id !== null) {
      const property = await services.queries.fetch(propertyQuery, id);
      Object.assign(scene, { screen: 'property', property, focus: property, form: null });
      return;
    }
    const screen = SCREEN_OF.get(plainPath(path)) ?? 'home';
    const form = screen === 'sales_enquiry' ? createForm(enquiryForm) : null;
    Object.assign(scene, { screen, property: null, form });
  }

  vi.mocked(services.stage.go).mockImplementation((address) => {
    been.push(scene.address);
    arriving = arrive(address);
  });
  vi.mocked(services.stage.back).mockImplementation(() => {
    arriving = arrive(been.pop() ?? '/');
  });
  const sayable = (name: string) => COMMANDS.find((command) => command.name === name && command.example !== false);
  let language = 'en';
  const missed: string[] = [];
  const stage = () => ({ ...scene, field: null, results: services.results.current() });
  const companion = createCompanion({
    ask: (question, signal) =>
      askCompanion(question, signal, (address, init) =>
        fetch(base + address, { ...init, headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': network! } }),
      ),
    run: (call) => stores.door.runCall(call, 'model'),
    stage,
    goal: services.goal.musts,
    render: (text, inLanguage) => renderWords(translations, { ...text, language: inLanguage }, 'show'),
    tools: (screen) => toolsAt(screen, COMMANDS, (name) => name),
    knowledge: async (spoken) => ({ ...knowledgeIn(spoken), reader: readerIn(spoken) }),
  });
  const conversation = createConversation({
    async interpret(text, context) {
      return understanding().in(understanding().languageOf(text, screenLanguage)).interpret(text, context);
    },
    // Once for each sentence, whatever of it is read apart.
    async answerIn({ language: spoken }) {
      language = spoken;
      return spoken === 'en' ? null : { language: spoken, suggestions: [] };
    },
    transcript: stores.conversation,
    door: stores.door,
    goal: services.goal.musts,
    household: services.goal.household,
    focusOn: (home) => void (scene.focus = home),
    speakOf: (place) => void (scene.place = place),
    stage,
    render: (text) => renderWords(translations, text, 'show'),
    isSpeaking: () => false,
    tell: (reply) => void told.push(reply),
    knowsCommand: (name) => name === 'undo' || sayable(name) !== undefined,
    onlyReads: (name) => sayable(name)?.effect === 'read',
    gistOf,
    examplesHere: () =>
      sayableAt(scene.screen)
        .slice(0, 3)
        .map((name) => words(`commands.${name}.example`)),
    noteMissed: (said) => void missed.push(said),
    helpWith: (said, atHelp) => helpAnswer({ said, clearly: !atHelp }, services),
    speaks: () => false,
    companion: () => (network ? { language: screenLanguage, ask: (asked) => companion.ask(asked) } : null),
    ownControl: async () => null,
  });
  return {
    services,
    scene,
    stores,
    /** What our people were told of as not understood. */
    missed,
    /**
     * Says a sentence, waits until the screen is there, and returns what was replied, as text in English and in the language it
     * was replied in. `ms` is without the server.
     */
    async say(text: string): Promise<{ replies: Reply[]; shown: string; told: string; language: string; ms: number }> {
      told.length = 0;
      onServer = 0;
      const begun = performance.now();
      await conversation.hear(text, 'voice');
      await arriving;
      const inEnglish = told.map((reply) => renderWords(translations, { ...reply, language: 'en' }, 'show')).join(' ');
      const asTold = told.map((reply) => renderWords(translations, reply, 'show')).join(' ');
      return { replies: [...told], shown: inEnglish, told: asTold, language, ms: performance.now() - begun - onServer };
    },
  };
}

export type Entered = ReturnType<typeof enter>;
