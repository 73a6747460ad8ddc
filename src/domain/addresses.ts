import { VISITS_PATH } from './talk-addresses.ts';
import { AgentsRequest, type AgentsQuery } from './agents.ts';
import { MOST_IN_LIST } from './kept-homes.ts';
import { LISTING_PATH } from './listing-address.ts';
import { ACCOUNT_PATH, CHANGE_PASSWORD_PATH, CREATE_PROPERTY_PATH, PAYMENT_PATH, PLANS_PATH, SIGN_UP_PATH } from './plan-address.ts';
import { PLACES_PATH } from './place-address.ts';
import { SAVED_SEARCHES_PATH } from './saved-search.ts';
import type { Screen } from './screens.ts';

/** A path as routes know it, whatever its case and with or without a slash at its end. */
export const plainPath = (path: string): string => path.toLowerCase().replace(/(?<=.)\/+$/, '');

export const propertyAddress = (id: number): string => `/property/1?id=${id}`;

/** The id in the address of a home: the query counts; without it, a number in the path, as in old links. */
export function propertyIdOf(segment: string, query: string): number | null {
  const text = new URLSearchParams(query).get('id') ?? (/^\d+$/.test(segment) ? segment : '');
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** The path of each screen. A home has its own address, see `propertyAddress`; settings and notifications are on every page. */
export const SCREEN_ADDRESSES = {
  home: '/',
  results: LISTING_PATH,
  favourites: '/favourites',
  compare: '/property/property-comparison',
  login: '/login',
  plans: PLANS_PATH,
  sign_up: SIGN_UP_PATH,
  payment: PAYMENT_PATH,
  change_password: CHANGE_PASSWORD_PATH,
  profile: ACCOUNT_PATH,
  my_listings: `${LISTING_PATH}?mine=true`,
  post_property: CREATE_PROPERTY_PATH,
  agents: '/agent/agent-list',
  help: '/help',
  saved_searches: SAVED_SEARCHES_PATH,
  visits: VISITS_PATH,
  place: PLACES_PATH,
  sales_enquiry: '/sales-enquiry',
  contact: '/contact',
  terms: '/terms-condition',
  privacy: '/privacy-policy',
  emi_calculator: '/page/homeloancalculator',
  pg: '/page/pg',
  commercial: '/page/commercial',
} as const satisfies Partial<Record<Screen, string>>;

/** Pages that are not screens of the intent layer, by what they list. */
export const MARKET_PATHS = {
  buy: '/page/buy',
  rental: '/page/rental',
  commercial: SCREEN_ADDRESSES.commercial,
  pg: SCREEN_ADDRESSES.pg,
  owners: '/page/agent-private-properties',
} as const;
export type MarketPage = keyof typeof MARKET_PATHS;

export const agentAddress = (id: number): string => `/agent/agent-profile?id=${id}`;

/** The address of the list of agents; parsing it gives the same filter. `source=rental` means those with homes for rent. */
export function agentsAddress({ locality, kind, rental, page }: AgentsQuery): string {
  const params = new URLSearchParams({
    ...(rental && { source: 'rental' }),
    ...(locality && { locality }),
    ...(kind && { kind }),
    ...(page && page > 1 && { page: String(page) }),
  });
  return params.size > 0 ? `${SCREEN_ADDRESSES.agents}?${params}` : SCREEN_ADDRESSES.agents;
}

export function readAgentsAddress(query: string): AgentsQuery {
  const params = new URLSearchParams(query);
  const read = AgentsRequest.safeParse({
    rental: params.get('source') === 'rental',
    locality: params.get('locality') ?? undefined,
    kind: params.get('kind') ?? undefined,
    page: Number(params.get('page') ?? 1),
  });
  return read.success ? read.data : {};
}

/** A comparison that somebody else can open. */
export const comparisonAddress = (ids: readonly number[]): string => `${SCREEN_ADDRESSES.compare}?ids=${ids.join(',')}`;

/** The homes that the address of a comparison names; null where it names none. */
export function comparedIn(query: string): number[] | null {
  const ids = (new URLSearchParams(query).get('ids') ?? '').split(',').filter((id) => /^\d{1,9}$/.test(id));
  return ids.length > 0 ? [...new Set(ids.map(Number))].slice(0, MOST_IN_LIST.compare) : null;
}
