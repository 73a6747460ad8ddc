import { sql } from 'kysely';
import { AppError } from '../../domain/errors.ts';
import { familiesIn, type FilterFamily, type Filters } from '../../domain/filters.ts';
import { withLikeness } from '../../capabilities/photo/likeness.ts';
import { PlaceKind } from '../../domain/city-place.ts';
import type { Property } from '../../domain/property.ts';
import {
  MAX_RESULT_DEPTH,
  usualOrder,
  type FacetCount,
  type Facets,
  type OfferCounts,
  type Relaxation,
  type SearchAnswer,
  type SearchRequest,
  type SortKey,
  type SortOrder,
} from '../../domain/search.ts';
import type { Understanding } from '../../understanding/interpret.ts';
import type { Database } from '../database/open.ts';
import { conditions, FARTHEST_KM, kmFrom, kmToKind, withoutFamilies, wordsQuery, type Criteria, type WordsMode } from './conditions.ts';
import { alikeHomes, type Likeness } from '../photos/likeness.ts';
import { withDistinctCovers } from './distinct-covers.ts';
import { sharesOf, type Part } from './offer-shares.ts';
import { placeOfFilters } from './place-of-filters.ts';
import { PHOTO_PATH, selectListing, toRecord, type ListingRecord } from './record.ts';
import { understandSearch } from './understand.ts';

const FACET_VALUES = 12;

/** Of many homes with the words, only the newest are weighed against each other. */
const MOST_RANKED = 300;

/** Searches the market. Throws `page-out-of-range` for a page that no search has. */
export async function searchProperties(
  db: Database,
  request: SearchRequest,
  understanding: Understanding,
  likeness: Likeness | null = null,
): Promise<SearchAnswer> {
  const { page, pageSize } = request;
  if (page * pageSize > MAX_RESULT_DEPTH)
    throw new AppError('page-out-of-range', { params: { page, last: Math.floor(MAX_RESULT_DEPTH / pageSize) } });
  const understood = understandSearch(request, understanding);
  const criteria = await reach(db, await criteriaOf(db, understood, request));
  const isNear = criteria.near !== undefined || criteria.nearKind !== undefined;
  const sort_by = request.sort_by === 'match' && isNear ? 'distance' : request.sort_by;
  const order = request.order ?? usualOrder(sort_by);

  const { mode, total } = await countResults(db, criteria);
  const found = mode === 'none' ? { ...criteria, rest: '' } : criteria;
  const matched = mode === 'none' ? 'all' : mode;
  const offers = await countOffers(db, found, matched, likeness);
  const read = (of: Criteria, part: Part) => readPart(db, of, matched, { sort_by, order, likeness, ...part });
  const properties = total === 0 ? [] : await readPage(read, found, offers, request);
  const relaxations = total === 0 ? await relax(db, found) : [];
  return {
    properties: withDistinctCovers(properties).map((property) => withScore(property, understood.filters, mode, understood.rest)),
    total: Math.min(total, MAX_RESULT_DEPTH),
    ...(total > MAX_RESULT_DEPTH && { more: true }),
    ...(offers && { offers }),
    page,
    pageSize,
    sort_by,
    order,
    understood: { ...understood, ...(understood.rest && total > 0 && { restFound: mode }) },
    relaxations,
  };
}

/** A page of homes; of those for sale and those for rent, where there are both. */
async function readPage(
  read: (of: Criteria, part: Part) => Promise<Property[]>,
  criteria: Criteria,
  offers: OfferCounts | null,
  { page, pageSize }: Pick<SearchRequest, 'page' | 'pageSize'>,
): Promise<Property[]> {
  if (!offers) return read(criteria, { from: (page - 1) * pageSize, count: pageSize });
  const shares = sharesOf(offers, page, pageSize);
  return [...(await read({ ...criteria, offer: 'buy' }, shares.buy)), ...(await read({ ...criteria, offer: 'rent' }, shares.rent))];
}

/** What is searched for, with places instead of their names. */
async function criteriaOf(
  db: Database,
  { filters, assumedPurpose, rest }: SearchAnswer['understood'],
  { near, agent }: Pick<SearchRequest, 'near' | 'agent'>,
): Promise<Criteria> {
  const around = near ? { near } : await aroundNamed(db, filters);
  return {
    filters: { ...(assumedPurpose && { purpose: assumedPurpose }), ...filters },
    rest,
    agent,
    ...around,
    ...(filters.within_km !== undefined && { withinKm: filters.within_km }),
  };
}

/** A kind of place stays one; a name becomes its point. A name that nobody knows is near to nothing. */
async function aroundNamed(db: Database, filters: Filters): Promise<Pick<Criteria, 'near' | 'nearKind'>> {
  const kind = PlaceKind.safeParse(filters.near);
  if (kind.success) return { nearKind: kind.data };
  const near = await placeOfFilters(db, filters);
  return near ? { near } : {};
}

/** Counts up to the deepest result that can be paged to; one more means that there are more. `most`: it is enough to know of so many. */
async function count(db: Database, criteria: Criteria, mode: WordsMode = 'all', most = MAX_RESULT_DEPTH + 1): Promise<number> {
  const counted = db
    .selectFrom('properties')
    .select(sql`1`.as('one'))
    .where((eb) => eb.and(conditions(eb, criteria, mode)))
    .limit(most);
  const row = await db
    .selectFrom(counted.as('counted'))
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

const NEAR_STEPS_KM = [3, 6, FARTHEST_KM];
const ENOUGH_NEAR = 30;

/** The smallest circle around the place that holds enough to choose from. */
async function reach(db: Database, criteria: Criteria): Promise<Criteria> {
  if ((!criteria.near && !criteria.nearKind) || criteria.withinKm !== undefined) return criteria;
  for (const withinKm of NEAR_STEPS_KM) {
    if ((await count(db, { ...criteria, withinKm }, 'all', ENOUGH_NEAR)) >= ENOUGH_NEAR) return { ...criteria, withinKm };
  }
  return criteria;
}

/** Tries the words strictly first, then ever more loosely; last without them, where there are filters too. */
async function countResults(db: Database, criteria: Criteria): Promise<{ mode: WordsMode | 'none'; total: number }> {
  for (const mode of criteria.rest ? (['all', 'any', 'alike'] as const) : (['all'] as const)) {
    const total = await count(db, criteria, mode);
    if (total > 0) return { mode, total };
  }
  const filtered = criteria.rest !== '' && familiesIn(criteria.filters).length > 0;
  return filtered ? { mode: 'none', total: await count(db, { ...criteria, rest: '' }) } : { mode: 'all', total: 0 };
}

/** How many are for sale and how many for rent; null where a purpose was named, all are of one kind, or stand by their likeness. */
async function countOffers(db: Database, criteria: Criteria, mode: WordsMode, likeness: Likeness | null): Promise<OfferCounts | null> {
  const { purpose } = criteria.filters;
  if (likeness || (purpose && purpose !== 'commercial')) return null;
  const sale = await count(db, { ...criteria, offer: 'buy' }, mode);
  const rent = await count(db, { ...criteria, offer: 'rent' }, mode);
  return sale > 0 && rent > 0 ? { sale: Math.min(sale, MAX_RESULT_DEPTH), rent: Math.min(rent, MAX_RESULT_DEPTH) } : null;
}

interface PartOf extends Part {
  sort_by: SortKey;
  order: SortOrder;
  likeness: Likeness | null;
}

async function readPart(
  db: Database,
  criteria: Criteria,
  mode: WordsMode,
  { sort_by, order, from, count: most, likeness }: PartOf,
): Promise<Property[]> {
  const { near, nearKind } = criteria;
  const km = near ? kmFrom(near) : nearKind ? kmToKind(nearKind) : sql<number | null>`null::float8`;
  const matching = db
    .selectFrom('properties')
    .selectAll()
    .where((eb) => eb.and(conditions(eb, criteria, mode)));
  const ranks = sort_by === 'match' && criteria.rest !== '';
  const rank =
    mode === 'alike'
      ? sql<number>`word_similarity(${criteria.rest}, name)`
      : sql<number>`ts_rank(words, ${wordsQuery(criteria.rest, mode)})`;
  const wanted = db
    .selectFrom(
      ranks && mode !== 'alike' ? matching.orderBy('listed_at', 'desc').limit(MOST_RANKED).as('matching') : matching.as('matching'),
    )
    .select(['id', sql<number | null>`${km}`.as('km')])
    .select((ranks ? rank : sql<number>`0`).as('rank'));
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  const keys = {
    match: sql`rank ${direction}`,
    price: sql`price ${direction}`,
    date: sql`listed_at ${direction}`,
    area: sql`area ${direction} nulls last`,
    distance: sql`km ${direction}`,
  };
  const ranked = sort_by === 'match' && !criteria.rest ? sql`listed_at ${direction}` : keys[sort_by];
  const compared = likeness
    ? wanted
        .leftJoin(alikeHomes(likeness).as('alike'), (join) => join.onRef('alike.property_id', '=', 'matching.id'))
        .select(['alike.similarity', 'alike.file'])
    : wanted.select([sql<number | null>`null::float8`.as('similarity'), sql<string | null>`null::text`.as('file')]);
  const hits = await compared
    .orderBy(likeness && sort_by === 'match' ? sql`similarity ${direction} nulls last` : ranked)
    .orderBy('listed_at', 'desc')
    .orderBy('id')
    .limit(most)
    .offset(from)
    .execute();
  const listings = await readListings(
    db,
    hits.map(({ id }) => id),
    near ? new Map(hits.map((hit) => [hit.id, hit.km])) : new Map(),
  );
  const likenesses = new Map(hits.map(({ id, similarity, file }) => [id, { similarity, file }]));
  return listings.map((listing) => {
    const { similarity = null, file = null } = likenesses.get(listing.id) ?? {};
    return similarity === null ? listing : withLikeness(listing, 100 * Number(similarity), PHOTO_PATH + file);
  });
}

/** The listings of these ids, in their order; null for those that are not on the market. */
export async function bulkProperties(db: Database, ids: number[]): Promise<(Property | null)[]> {
  const found = new Map((await readListings(db, [...new Set(ids)])).map((property) => [property.id, property]));
  return ids.map((id) => found.get(id) ?? null);
}

async function readListings(db: Database, ids: number[], km = new Map<number, number | null>()): Promise<Property[]> {
  if (ids.length === 0) return [];
  const rows = (await selectListing(db.selectFrom('properties'))
    .where('properties.id', 'in', ids)
    .where('state', '=', 'live')
    .execute()) as unknown as ListingRecord[];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toRecord({ ...row, km: km.get(id) })] : [];
  });
}

/** The share of the wishes that a listing meets, in per cent; only said where some of the words were not met. */
function withScore(property: Property, filters: Filters, mode: WordsMode | 'none', rest: string): Property {
  if (mode === 'all') return property;
  const met = familiesIn(filters).length;
  const text = `${property.propertyName} ${property.description} ${property.address}`.toLowerCase();
  const asked = rest.toLowerCase().split(/\s+/).filter(Boolean);
  const found = asked.filter((word) => text.includes(word)).length;
  return { ...property, matchScore: Math.round((100 * (met + found)) / (met + asked.length)) };
}

/** Wishes in the order in which people give them up, the lightest first. */
export const LIGHTEST_FIRST: readonly FilterFamily[] = [
  'facing',
  'not',
  'near',
  'bathrooms',
  'furnishing',
  'possession',
  'amenities',
  'posted_by',
  'area',
  'price',
  'bhk',
  'floor',
  'locality',
  'type',
  'purpose',
  'access',
];

/** What would be found without one filter, most first; where that is nothing, without the lightest few together. */
async function relax(db: Database, criteria: Criteria): Promise<Relaxation[]> {
  const wishes = familiesIn(criteria.filters);
  const single: Relaxation[] = [];
  for (const family of wishes) {
    const found = await count(db, withoutFamilies(criteria, [family]));
    if (found > 0) single.push({ without: [family], count: found });
  }
  if (single.length > 0) return single.toSorted((a, b) => b.count - a.count);
  const lightest = LIGHTEST_FIRST.filter((family) => wishes.includes(family));
  for (let dropped = 2; dropped < lightest.length; dropped++) {
    const without = lightest.slice(0, dropped);
    const found = await count(db, withoutFamilies(criteria, without));
    if (found > 0) return [{ without, count: found }];
  }
  return [];
}

/** How many results each further choice would leave. */
export async function searchFacets(db: Database, request: SearchRequest, understanding: Understanding): Promise<Facets> {
  const criteria = await criteriaOf(db, understandSearch(request, understanding), request);
  const facet = async (column: 'type' | 'bhk' | 'locality' | 'furnishing'): Promise<FacetCount[]> => {
    const rows = await db
      .selectFrom('properties')
      .select([sql<string>`${sql.ref(column)}::text`.as('value'), (eb) => eb.fn.countAll<string>().as('count')])
      .where((eb) => eb.and(conditions(eb, withoutFamilies(criteria, [column]))))
      .where(column, 'is not', null)
      .groupBy(column)
      .orderBy('count', 'desc')
      .limit(FACET_VALUES)
      .execute();
    return rows.map((row) => ({ value: column === 'bhk' ? String(Number(row.value)) : row.value, count: Number(row.count) }));
  };
  return { type: await facet('type'), bhk: await facet('bhk'), locality: await facet('locality'), furnishing: await facet('furnishing') };
}
