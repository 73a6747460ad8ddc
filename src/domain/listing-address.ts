import {
  asArray,
  Exclusions,
  FILTER_FAMILIES,
  Filters,
  PURPOSES,
  withoutFamily,
  type FilterFamily,
  type FilterName,
  type Purpose,
} from './filters.ts';
import { ACCESS_FEATURES, AMENITIES, PROPERTY_TYPES, type PropertyType } from './property.ts';
import { Looks } from './photo.ts';
import { MAX_SEARCH_TEXT, SORT_KEYS, type SearchQuery } from './search.ts';

export const LISTING_PATH = '/page/user/my-listing';

/** The same listing as a grid of cards, as rows, or with a tab per purpose. */
export const LAYOUT_PATHS = { grid: LISTING_PATH, list: '/listing/list-view', tabs: '/listing/tab-layout' } as const;
export type ListingLayout = keyof typeof LAYOUT_PATHS;

/** Where a visit to the listing page comes from; the spec's `source` parameter. */
type ListingSource = 'search' | 'visual-search' | 'rental';

/** The content of the listing page's address: the search, and how the page presents it. */
export interface ListingView {
  request: SearchQuery;
  source?: ListingSource;
  /** It comes from a photo, whose embedding the request has if the server made one. */
  visualSearch?: boolean;
  /** The person's own listings. */
  mine?: boolean;
  /** The homes stand on a map, too. */
  map?: boolean;
}

/** What the spec has as the `query` of a search by photo; any other `query` is a text to search for. */
const PHOTO_QUERY = 'Visual Search Results';

const sameWord = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

const typeNamed = (text: string | null): PropertyType | undefined =>
  text === null ? undefined : PROPERTY_TYPES.find((type) => sameWord(type) === sameWord(text));

const PURPOSE_OF_TYPE: Record<string, Purpose> = { buy: 'buy', rental: 'rent', rent: 'rent', pg: 'pg', commercial: 'commercial' };

const NUMBERS: FilterName[] = [
  'bhk',
  'bhk_min',
  'bhk_max',
  'price_min',
  'price_max',
  'area_min',
  'area_max',
  'floor_min',
  'floor_max',
  'bathrooms_min',
  'within_km',
];
const WORDS: FilterName[] = ['furnishing', 'facing', 'possession', 'available_from', 'posted_by', 'near'];
const LISTS: Partial<Record<FilterName, readonly string[]>> = { amenities: AMENITIES, access: ACCESS_FEATURES };

/** Excluded values, as in `not=locality:Kondapur|facing:south`. */
const NOT_SEPARATOR = '|';

function readNot(text: string): Exclusions {
  const not: Record<string, (string | number)[]> = {};
  for (const part of text.split(NOT_SEPARATOR)) {
    const [kind = '', value = ''] = part.split(/:(.*)/s);
    if (kind in Exclusions.shape && value !== '') (not[kind] ??= []).push(kind === 'bhk' ? Number(value) : value);
  }
  return not as Exclusions;
}

const writeNot = (not: Exclusions): string =>
  Object.entries(not)
    .flatMap(([kind, values]) => values.map((value) => `${kind}:${value}`))
    .join(NOT_SEPARATOR);

function candidate(name: FilterName, text: string): unknown {
  if (NUMBERS.includes(name)) return text.trim() === '' ? undefined : Number(text);
  if (LISTS[name]) return text.split(',').filter((item) => LISTS[name]!.includes(item));
  if (name === 'not') return readNot(text);
  if (name === 'locality') {
    const names = text.split('|').filter(Boolean);
    return names.length > 1 ? names : names[0];
  }
  return text;
}

/** Keeps only valid filters, so that a mistyped address still opens the page. */
function readFilters(params: URLSearchParams): Filters {
  const filters: Record<string, unknown> = {};
  for (const name of [...NUMBERS, ...WORDS, 'amenities', 'access', 'locality', 'not'] as FilterName[]) {
    const text = params.get(name);
    const value = text === null ? undefined : candidate(name, text);
    if (value !== undefined && Filters.shape[name].safeParse(value).success) filters[name] = value;
  }
  const asked = params.get('type')?.toLowerCase() ?? 'all';
  const purpose =
    PURPOSES.find((item) => item === params.get('purpose')) ??
    PURPOSE_OF_TYPE[asked] ??
    (params.get('source') === 'rental' ? 'rent' : undefined);
  const types = [params.get('category') ?? '', asked].flatMap((text) => text.split('|')).flatMap((text) => typeNamed(text) ?? []);
  if (purpose) filters['purpose'] = purpose;
  if (types.length > 0) filters['type'] = types.length > 1 ? [...new Set(types)] : types[0];
  return filters as Filters;
}

const readInteger = (text: string | null, least: number): number | undefined => {
  const number = Number(text);
  return text !== null && Number.isInteger(number) && number >= least ? number : undefined;
};

const isByPhoto = (params: URLSearchParams): boolean => params.get('visualSearch') === 'true' || params.get('source') === 'visual-search';

/**
 * The text to search for: `search`, unless `isSearch` says that it is none; `query` where the customer's own search by words
 * (`aiSearch`) put it, or where there is nothing else.
 */
function readText(params: URLSearchParams): string {
  const search = params.get('isSearch') === 'false' ? '' : (params.get('search') ?? '');
  const query = isByPhoto(params) || params.get('query') === PHOTO_QUERY ? '' : (params.get('query') ?? '');
  const text = params.get('aiSearch') === 'true' ? query || search : search || query;
  return text.slice(0, MAX_SEARCH_TEXT + 1);
}

/** What an address asks for: `viewAll` means all homes of its type, whatever else it says. */
function readWish(params: URLSearchParams): Pick<SearchQuery, 'text' | 'filters'> {
  const filters = readFilters(params);
  if (params.get('viewAll') !== 'true') return { text: readText(params), filters };
  const { purpose, type } = filters;
  return { text: '', filters: { ...(purpose && { purpose }), ...(type && { type }) } };
}

/** Reads the query of the listing page (every parameter of the spec's route table, and one per filter). */
export function readListingAddress(query: string): ListingView {
  const params = new URLSearchParams(query);
  const request: SearchQuery = readWish(params);
  const without = FILTER_FAMILIES.filter((family) => (params.get('without') ?? '').split(',').includes(family));
  const sort = SORT_KEYS.find((key) => key === params.get('sort_by'));
  const order = params.get('order');
  const latitude = Number(params.get('lat') ?? Number.NaN);
  const longitude = Number(params.get('lon') ?? Number.NaN);
  if (without.length > 0) request.without = without;
  if (sort) request.sort_by = sort;
  if (order === 'asc' || order === 'desc') request.order = order;
  request.page = readInteger(params.get('page'), 1) ?? 1;
  const looks = Looks.safeParse(params.get('looks'));
  if (looks.success) request.looks = looks.data;
  if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) request.near = { latitude, longitude };

  const agent = readInteger(params.get('agent'), 1);
  if (agent) request.agent = agent;

  const view: ListingView = { request };
  const source = params.get('source');
  if (source === 'search' || source === 'visual-search' || source === 'rental') view.source = source;
  if (isByPhoto(params) || request.looks) view.visualSearch = true;
  if (params.get('mine') === 'true') view.mine = true;
  if (params.get('map') === 'true') view.map = true;
  return view;
}

const TYPE_OF_PURPOSE: Record<Purpose, string> = { buy: 'buy', rent: 'rental', pg: 'pg', commercial: 'commercial' };

/** The address of a search; parsing it gives the same search. */
export function listingAddress(request: SearchQuery, view: Omit<ListingView, 'request'> = {}, path: string = LISTING_PATH): string {
  const params = new URLSearchParams();
  const filters = request.filters ?? {};
  const types = asArray(filters.type).join('|');
  params.set('type', filters.purpose ? TYPE_OF_PURPOSE[filters.purpose] : types.toLowerCase() || 'all');
  if (filters.purpose && types) params.set('category', types);
  if (filters.locality) params.set('locality', asArray(filters.locality).join('|'));
  for (const name of [...NUMBERS, ...WORDS]) {
    if (filters[name] !== undefined) params.set(name, `${filters[name] as string | number}`);
  }
  if (filters.amenities?.length) params.set('amenities', filters.amenities.join(','));
  if (filters.access?.length) params.set('access', filters.access.join(','));
  if (filters.not) params.set('not', writeNot(filters.not));
  if (request.text) {
    params.set('search', request.text);
    params.set('isSearch', 'true');
  }
  if (request.without?.length) params.set('without', request.without.join(','));
  if (request.near) {
    params.set('lat', String(request.near.latitude));
    params.set('lon', String(request.near.longitude));
  }
  if (request.agent) params.set('agent', String(request.agent));
  if (request.looks) params.set('looks', request.looks);
  if (request.sort_by && request.sort_by !== 'match') params.set('sort_by', request.sort_by);
  if (request.order) params.set('order', request.order);
  if (request.page && request.page > 1) params.set('page', String(request.page));
  if (view.visualSearch || request.looks) {
    params.set('query', PHOTO_QUERY);
    params.set('source', 'visual-search');
    params.set('visualSearch', 'true');
  } else if (view.source) params.set('source', view.source);
  if (view.mine) params.set('mine', 'true');
  if (view.map) params.set('map', 'true');
  return `${path}?${params}`;
}

/** The search without one family of filters, whether it was chosen, said or implied by the price. */
export function withoutFilter(request: SearchQuery, family: FilterFamily): SearchQuery {
  const without = request.text || family === 'purpose' ? [...new Set([...(request.without ?? []), family])] : request.without;
  return { ...request, filters: withoutFamily(request.filters ?? {}, family), without, page: 1 };
}
