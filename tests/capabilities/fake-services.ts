import { vi } from 'vitest';
import * as z from 'zod/mini';
import { readHelpTexts } from '../../src/server/locales.ts';
import type { Services } from '../../src/capabilities/ports.ts';
import type { Agent } from '../../src/domain/agents.ts';
import type { Property } from '../../src/domain/property.ts';
import { toProperty } from '../../src/capabilities/homes/property-mapper.ts';
import { usualOrder, type SearchAnswer, type SearchWish } from '../../src/domain/search.ts';
import type { Screen } from '../../src/domain/screens.ts';
import { HelpTexts } from '../../src/capabilities/help/contract.ts';
import { fakeShop } from './fake-shop.ts';

/** A home with the usual facts, changed as a test needs it. */
export const aHome = (more: Partial<Property> = {}): Property => ({
  ...toProperty({
    id: 1,
    propertyName: `2 BHK flat in Gachibowli, Pearl Court ${more.id ?? 1}`,
    typeName: 'Flat',
    offer: 'buy',
    marketValue: 6_500_000,
    totalSquareFeet: 1080,
    leasableSquareFeet: 810,
    beds: 2,
    baths: 2,
    locality: 'Gachibowli',
    facing: 'east',
    furnishing: 'semi-furnished',
    amenities: ['lift', 'parking'],
    agentName: 'Asha Rao',
    agentEmail: 'asha@gharvani.example',
    agentPhoneNumber: '+91 40 0000 0001',
    createDate: '2026-11-01T00:00:00.000Z',
  })!,
  ...more,
});

/** The help texts as they are served. */
export const englishHelp = (): HelpTexts => z.parse(HelpTexts, readHelpTexts('en'));

const anAgent = (id = 1): Agent => ({
  id,
  name: 'Asha Rao',
  kind: 'agent',
  email: 'asha@gharvani.example',
  phone: '+91 40 0000 0001',
  locality: 'Gachibowli',
  sale: 4,
  rent: 2,
});

export const fiveHomes = (): Property[] => [1, 2, 3, 4, 5].map((id) => aHome({ id, marketValue: 5_000_000 + id * 500_000 }));

export const anAnswer = (wish: SearchWish, properties: Property[], more: Partial<SearchAnswer> = {}): SearchAnswer => ({
  properties,
  total: properties.length,
  page: wish.page ?? 1,
  pageSize: 12,
  sort_by: wish.sort_by ?? 'match',
  order: wish.order ?? usualOrder(wish.sort_by ?? 'match'),
  understood: { filters: wish.filters ?? {}, rest: wish.text ?? '' },
  relaxations: [],
  ...more,
});

const keptList = () => {
  let ids: number[] = [];
  return {
    ids: () => ids,
    add: (id: number) => !ids.includes(id) && ((ids = [id, ...ids]), true),
    remove: (id: number) => ids.includes(id) && ((ids = ids.filter((item) => item !== id)), true),
    replace: (next: readonly number[]) => void (ids = [...next]),
  };
};

export interface FakeServices extends Services {
  /** What the test sets: the screen, the home in view and the homes listed. */
  scene: { screen: Screen; property: Property | null; listed: Property[] };
}

/** The doors of the commands with nothing behind them; every call is recorded. */
export function fakeServices(homes = fiveHomes()): FakeServices {
  const scene: FakeServices['scene'] = { screen: 'results', property: null, listed: homes };
  let current: ReturnType<Services['results']['current']> = null;
  let rate = 1;
  return {
    scene,
    market: {
      search: vi.fn(async (wish: SearchWish) => anAnswer(wish, homes)),
      facets: vi.fn(async () => ({ type: [], bhk: [], locality: [], furnishing: [] })),
      property: vi.fn(async (id: number) => aHome({ id })),
      bulk: vi.fn(async (ids: number[]) => ids.map((id) => homes.find((home) => home.id === id) ?? null)),
      localities: vi.fn(async () => []),
      mapTiles: vi.fn(async () => null),
      visualSearchStatus: vi.fn(async () => ({ status: 'unavailable', model_loaded: false, collection_ready: false })),
      analyzePhoto: vi.fn(async () => ({ results: [] })),
      agents: vi.fn(async () => ({ agents: [anAgent()], total: 1, page: 1, pageSize: 24 })),
      agent: vi.fn(async (id: number) => anAgent(id)),
      keepLocation: vi.fn(async () => ({ city: 'Hyderabad', state: 'Telangana' })),
      recommend: vi.fn(async () => ({ properties: homes.slice(0, 2).map((home) => ({ ...home, distance: 1.2 })) })),
    },
    photos: {
      available: vi.fn(async () => true),
      open: vi.fn(),
      close: vi.fn(),
      photo: vi.fn(() => null),
      judge: vi.fn(async () => null),
      ask: vi.fn(),
      send: vi.fn(),
      found: vi.fn(),
      title: () => 'Visual Search Results',
    },
    results: {
      current: () => current,
      hold: (wish, answer) => void (current = { wish, answer }),
      holdChoices: vi.fn(),
      holdAgents: vi.fn(),
      holdAgent: vi.fn(),
      holdLocalities: vi.fn(),
    },
    stage: {
      list: vi.fn((homes) => void (scene.listed = [...homes])),
      screen: () => scene.screen,
      property: () => scene.property,
      listed: () => scene.listed,
      go: vi.fn(),
      leave: vi.fn(),
      tell: vi.fn(),
      back: vi.fn(),
      scroll: vi.fn(),
    },
    wishlist: keptList(),
    compare: keptList(),
    place: { known: () => null, find: vi.fn(async () => ({ latitude: 17.44, longitude: 78.35 })) },
    speech: { stop: vi.fn(), rate: () => rate, setRate: (next) => void (rate = next) },
    ears: { stop: vi.fn() },
    languages: { current: () => 'en', available: () => ['en'], use: vi.fn(async () => undefined) },
    controls: {
      press: vi.fn(async () => 'done' as const),
      pressNumber: vi.fn(async () => 'done' as const),
      fill: vi.fn(async (label: string) => ({ status: 'done' as const, label })),
      read: vi.fn(async () => null),
      hasField: vi.fn(async () => true),
      takesWords: vi.fn(async () => false),
      form: vi.fn(() => null),
      submit: vi.fn(async () => ({ status: 'done' as const, problems: [] })),
      needsYes: vi.fn(async () => null),
      fields: vi.fn(() => []),
      stepBack: vi.fn(() => false),
      number: vi.fn(),
    },
    catalogue: { commandsAt: () => ['search', 'sort-results'] },
    help: { texts: vi.fn(async () => englishHelp()) },
    enquiries: { send: vi.fn(async () => undefined) },
    ...fakeShop(),
  };
}
