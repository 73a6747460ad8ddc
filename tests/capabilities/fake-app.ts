import { vi } from 'vitest';
import { COMMANDS } from '../../src/capabilities/commands.ts';
import type { Filters } from '../../src/domain/filters.ts';
import type { FormModel } from '../../src/domain/form.ts';
import type { MemberWish } from '../../src/domain/member-wish.ts';
import type { Property } from '../../src/domain/property.ts';
import type { Purchase } from '../../src/domain/purchase.ts';
import type { Screen } from '../../src/domain/screens.ts';
import type { SignUpPurpose } from '../../src/domain/plans.ts';
import type { SignUpDetails } from '../../src/domain/sign-up.ts';
import type { Outcome } from '../../src/kernel/define.ts';
import type { Person, Source } from '../../src/kernel/policy.ts';
import type { ArgsOf, CommandName } from '../../src/kernel/registered.ts';
import { createRunner } from '../../src/kernel/run-command.ts';
import type { Services } from '../../src/kernel/services.ts';
import { createQueries } from '../../src/state/queries.ts';
import { fiveHomes } from './fake-data.ts';
import { fakeServer, type FakeServer } from './fake-server.ts';

const keptList = () => {
  let ids: number[] = [];
  return {
    ids: () => ids,
    add: (id: number) => !ids.includes(id) && ((ids = [id, ...ids]), true),
    remove: (id: number) => ids.includes(id) && ((ids = ids.filter((item) => item !== id)), true),
    replace: (next: readonly number[]) => void (ids = [...next]),
  };
};

/** What the test sets: the screen, the home in view, the homes listed, the form, where the person is. */
interface Scene {
  screen: Screen;
  property: Property | null;
  focus: Property | null;
  place: string | null;
  listed: Property[];
  reading: { from: number; to: number } | null;
  form: FormModel | null;
  address: string;
  unsaved: boolean;
}

const fakeCases = (): Services['cases'] => {
  let held: ReturnType<Services['cases']['all']> = [];
  const keys = new Map<string, string>();
  return {
    all: () => held,
    hold: (opened) => void (held = [opened, ...held]),
    keyFor: (sent) => keys.get(sent) ?? (keys.set(sent, crypto.randomUUID()), keys.get(sent)!),
    arrived: (sent) => void keys.delete(sent),
  };
};

const fakeHeldKeys = (): Services['heldSearches'] => {
  const held: string[] = [];
  return { all: () => held, hold: (key) => void held.unshift(key) };
};

const fakeCheckout = (): Services['checkout'] => {
  let purchase: Purchase | null = null;
  let purpose: SignUpPurpose | null = null;
  let details: SignUpDetails | null = null;
  return {
    purpose: () => purpose,
    setPurpose: (next) => void (purpose = next),
    choosePlan: vi.fn(),
    forgetPlan: vi.fn(),
    details: () => details,
    keepDetails: vi.fn((next) => void (details = next)),
    forgetDetails: vi.fn(() => void (details = null)),
    purchase: () => purchase,
    hold: (next) => void (purchase = next),
    finish: vi.fn(() => void (purchase = null)),
    takeCheckout: () => null,
    keepCheckout: vi.fn(),
    verifying: vi.fn(),
  };
};

const fakeStage = (scene: Scene): Services['stage'] => ({
  list: vi.fn((homes) => void (scene.listed = [...homes])),
  reading: () => scene.reading,
  read: (part) => void (scene.reading = part),
  screen: () => scene.screen,
  address: () => scene.address,
  property: () => scene.property,
  focus: () => scene.focus,
  place: () => scene.place,
  listed: () => scene.listed,
  go: vi.fn((address) => void (scene.address = address)),
  leave: vi.fn(),
  tell: vi.fn(),
  back: vi.fn(),
  scroll: vi.fn(),
});

/** The whole app without a browser: real commands, real policy, doors with nothing behind them. */
export function fakeApp(homes = fiveHomes()) {
  const scene: Scene = {
    screen: 'results',
    property: null,
    focus: null,
    place: null,
    listed: homes,
    reading: null,
    form: null,
    address: '/here',
    unsaved: false,
  };
  const server: FakeServer = fakeServer(homes);
  let current: ReturnType<Services['results']['current']> = null;
  let person: { email: string; username: string } | null = null;
  let musts: Filters = {};
  let household: readonly MemberWish[] = [];
  let rate = 1;
  let language = 'en';
  const services: Services & { server: FakeServer } = {
    server,
    queries: createQueries(() => services),
    stage: fakeStage(scene),
    controls: {
      find: vi.fn(async () => null),
      own: vi.fn(async () => null),
      fill: vi.fn(async () => false),
      focus: vi.fn(() => true),
      number: vi.fn(),
    },
    forms: { current: () => scene.form, unsaved: () => scene.unsaved, left: () => null, bringBack: vi.fn() },
    render: ({ key }) => key,
    results: { current: () => current, hold: (query, answer) => void (current = { query, answer }) },
    goal: {
      musts: () => musts,
      keep: (next) => void (musts = next),
      household: () => household,
      keepHousehold: (next) => void (household = next),
    },
    wishlist: keptList(),
    recent: keptList(),
    hidden: keptList(),
    compare: keptList(),
    photos: {
      available: vi.fn(async () => true),
      open: vi.fn(),
      close: vi.fn(),
      photo: vi.fn(() => null),
      judge: vi.fn(async () => null),
      isPicture: vi.fn(async () => true),
      ask: vi.fn(),
      send: vi.fn(),
      found: vi.fn(),
    },
    place: { known: () => null, find: vi.fn(async () => ({ latitude: 17.44, longitude: 78.35 })) },
    speech: { stop: vi.fn(), rate: () => rate, setRate: (next) => void (rate = next) },
    listening: { stop: vi.fn(), keepOn: vi.fn(() => true) },
    languages: {
      current: () => language,
      available: vi.fn(() => ['en', 'te']),
      use: vi.fn(async (next) => void (language = next)),
      answerHere: vi.fn(() => () => undefined),
    },
    passkeys: { make: vi.fn(), use: vi.fn() },
    saveFile: vi.fn<(name: string, text: string) => void>(),
    session: {
      current: () => person,
      keep: vi.fn((answer) => void (person = { email: answer.email, username: answer.username })),
      end: vi.fn(() => {
        person = null;
        return { Authorization: 'Bearer theirs' };
      }),
    },
    cases: fakeCases(),
    heldSearches: fakeHeldKeys(),
    heldVisits: fakeHeldKeys(),
    heldThreads: fakeHeldKeys(),
    checkoutWindow: { open: vi.fn(async () => ({ end: 'dismissed' as const })) },
    checkout: fakeCheckout(),
    plansShown: { offer: vi.fn(), billing: () => 'monthly', setBilling: vi.fn() },
    checkPhoto: vi.fn(async () => null),
    // Read when they are asked for: most tests need no file.
    helpTexts: vi.fn(async () => (await import('./english-help.ts')).englishHelp()),
    links: {
      absolute: (address) => `https://homes.example${address}`,
      copy: vi.fn(async () => true),
      share: vi.fn(async () => 'unable' as const),
    },
    memory: { forget: vi.fn(() => () => undefined) },
    sayableAt: () => ['search', 'sort-results'],
  };
  const runner = createRunner({ commands: COMMANDS, services, place: () => scene.address });
  const run = <N extends CommandName>(name: N, args?: ArgsOf<N>, source: Source = 'voice'): Promise<Outcome> =>
    runner.run({ name, args: args as Record<string, unknown> }, source);
  const tokenOf = (outcome: Outcome): string => {
    if (!('token' in outcome) || outcome.token === undefined) throw new Error(`nothing was asked: ${JSON.stringify(outcome)}`);
    return outcome.token;
  };
  return {
    scene,
    server,
    services,
    runner,
    run,
    undo: runner.undo,
    /** A yes to what an outcome asks. */
    confirm: (outcome: Outcome, source: Person = 'voice'): Promise<Outcome> => runner.confirm(tokenOf(outcome), source),
    /** Runs a command and agrees to it where it asks. */
    async runAndAgree<N extends CommandName>(name: N, args?: ArgsOf<N>, source: Person = 'voice'): Promise<Outcome> {
      const outcome = await run(name, args, source);
      return outcome.status === 'asks' ? runner.confirm(outcome.token, source) : outcome;
    },
    logIn: () => run('login', { credentials: { email: 'asha@example.com', password: 'x', to: 'stay' } }, 'control'),
  };
}
