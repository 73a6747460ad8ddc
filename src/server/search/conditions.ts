import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import { asArray, type Exclusions, type FilterFamily, type Filters, withoutFamily } from '../../domain/filters.ts';
import type { PlaceKind } from '../../domain/city-place.ts';
import type { AccessFeature } from '../../domain/property.ts';
import type { Place } from '../../domain/search.ts';
import type { Tables } from '../database/schema.ts';

type Builder = ExpressionBuilder<Tables, 'properties'>;

/** What is searched for once the words are understood. */
export interface Criteria {
  filters: Filters;
  /** Words for full text search. */
  rest: string;
  near?: Place;
  /** A kind of place that is to be near, as listings name it. */
  nearKind?: PlaceKind;
  /** How far from there, in kilometres. */
  withinKm?: number;
  /** The id of who offers it. */
  agent?: number | undefined;
  /** Of homes for sale and for rent, only one of them. */
  offer?: 'buy' | 'rent';
}

/** An area without "above" or "below" is met by homes within this share of it. */
const AREA_TOLERANCE = 0.1;
const KM_PER_DEGREE = 111.2;

/** How words are searched for: all of them, any of them, or names that look like them ("pearl cort"). */
export type WordsMode = 'all' | 'any' | 'alike';

/** `english` full text of all the words, or of any of them. */
export const wordsQuery = (rest: string, mode: WordsMode): Expression<string> =>
  mode === 'any'
    ? sql<string>`to_tsquery('english', regexp_replace(plainto_tsquery('english', ${rest})::text, ' & ', ' | ', 'g'))`
    : sql<string>`plainto_tsquery('english', ${rest})`;

function areaLimits({ area_min, area_max }: Filters): { least?: number; most?: number } {
  if (area_min === undefined || area_min !== area_max) return { least: area_min, most: area_max };
  return { least: area_min * (1 - AREA_TOLERANCE), most: area_min * (1 + AREA_TOLERANCE) };
}

function ofPurpose(eb: Builder, purpose: Filters['purpose']): Expression<SqlBool> {
  if (purpose === 'commercial') return eb('type', '=', 'Office Space');
  return purpose ? eb('offer', '=', purpose) : eb('offer', 'in', ['buy', 'rent']);
}

/** As far as "near" reaches where little is near. */
export const FARTHEST_KM = 15;

/** Kilometres from a place, on a flat map: good to a metre within a city. */
export const kmFrom = ({ latitude, longitude }: Place): Expression<number> =>
  sql<number>`sqrt(power((latitude - ${latitude}) * ${KM_PER_DEGREE}, 2) + power((longitude - ${longitude}) * ${KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180)}, 2))`;

function nearBox(eb: Builder, { latitude, longitude }: Place, km: number): Expression<SqlBool>[] {
  const north = km / KM_PER_DEGREE;
  const east = north / Math.cos((latitude * Math.PI) / 180);
  return [eb.between('latitude', latitude - north, latitude + north), eb.between('longitude', longitude - east, longitude + east)];
}

/** A lift and a ground floor serve the same need; "lift" and "step-free entrance" are amenities too. */
function hasAccess(eb: Builder, feature: AccessFeature): Expression<SqlBool> {
  const stated = sql<SqlBool>`(access @> ${[feature]}::text[] or amenities @> ${[feature]}::text[])`;
  return feature === 'lift' || feature === 'ground floor' ? eb.or([stated, sql<SqlBool>`floor is not distinct from 0`]) : eb.or([stated]);
}

/** From a day on, or now: ready, or finished by then. */
function availableFrom(eb: Builder, from: string): Expression<SqlBool> {
  const isReady = eb('possession', '=', 'ready_to_move');
  return from === 'now' ? isReady : eb.or([isReady, sql<SqlBool>`possession_date <= ${from}::date`]);
}

/** What a listing does not say is not excluded. */
function excluded(eb: Builder, { type, bhk, locality, facing, amenities, access }: Exclusions): Expression<SqlBool>[] {
  const all: Expression<SqlBool>[] = [];
  if (type) all.push(eb('type', 'not in', type));
  if (locality) all.push(eb('locality', 'not in', locality));
  if (bhk) all.push(eb.or([eb('bhk', 'is', null), eb('bhk', 'not in', bhk.map(String))]));
  if (facing) all.push(eb.or([eb('facing', 'is', null), eb('facing', 'not in', facing)]));
  if (amenities) all.push(sql<SqlBool>`not amenities && ${amenities}::text[]`);
  for (const feature of access ?? []) all.push(eb.not(hasAccess(eb, feature)));
  return all;
}

/** Kilometres to the nearest place of a kind that the listing names; null where it names none. */
export const kmToKind = (kind: PlaceKind): Expression<number | null> =>
  sql<number | null>`(select min((place->>'distanceKm')::float8) from jsonb_array_elements(nearby) place where place->>'kind' = ${kind})`;

/** The conditions of a search; leave out what is not wished for. */
export function conditions(
  eb: Builder,
  { filters, rest, near, nearKind, withinKm = FARTHEST_KM, agent, offer }: Criteria,
  mode: WordsMode = 'all',
): Expression<SqlBool>[] {
  const all: Expression<SqlBool>[] = [sql<SqlBool>`state = 'live'`, ofPurpose(eb, filters.purpose)];
  const types = asArray(filters.type);
  const localities = asArray(filters.locality);
  const { least, most } = areaLimits(filters);
  if (types.length > 0) all.push(eb('type', 'in', types));
  if (localities.length > 0) all.push(eb('locality', 'in', localities));
  if (filters.bhk !== undefined) all.push(eb('bhk', '=', String(filters.bhk)));
  if (filters.bhk_min !== undefined) all.push(eb('bhk', '>=', String(filters.bhk_min)));
  if (filters.bhk_max !== undefined) all.push(eb('bhk', '<=', String(filters.bhk_max)));
  if (filters.price_min !== undefined) all.push(eb('price', '>=', String(filters.price_min)));
  if (filters.price_max !== undefined) all.push(eb('price', '<=', String(filters.price_max)));
  if (least !== undefined) all.push(eb('area', '>=', least));
  if (most !== undefined) all.push(eb('area', '<=', most));
  if (filters.furnishing) all.push(eb('furnishing', '=', filters.furnishing));
  if (filters.facing) all.push(eb('facing', '=', filters.facing));
  if (filters.possession) all.push(eb('possession', '=', filters.possession));
  if (filters.available_from) all.push(availableFrom(eb, filters.available_from));
  if (filters.floor_min !== undefined) all.push(eb('floor', '>=', filters.floor_min));
  if (filters.floor_max !== undefined) all.push(eb('floor', '<=', filters.floor_max));
  if (filters.bathrooms_min !== undefined) all.push(eb('baths', '>=', filters.bathrooms_min));
  if (filters.posted_by) all.push(sql<SqlBool>`agent_id in (select id from agents where kind = ${filters.posted_by})`);
  for (const feature of filters.access ?? []) all.push(hasAccess(eb, feature));
  if (filters.not) all.push(...excluded(eb, filters.not));
  if (filters.amenities?.length) all.push(sql<SqlBool>`amenities @> ${filters.amenities}::text[]`);
  if (rest) all.push(mode === 'alike' ? sql<SqlBool>`${rest}::text <% name` : sql<SqlBool>`words @@ ${wordsQuery(rest, mode)}`);
  if (offer) all.push(eb('offer', '=', offer));
  if (agent) all.push(eb('agent_id', '=', agent));
  if (near) all.push(...nearBox(eb, near, withinKm));
  if (near && filters.within_km !== undefined) all.push(sql<SqlBool>`${kmFrom(near)} <= ${filters.within_km}`);
  if (nearKind) all.push(sql<SqlBool>`${kmToKind(nearKind)} <= ${withinKm}`);
  return all;
}

export function withoutFamilies(criteria: Criteria, families: readonly FilterFamily[]): Criteria {
  const filters = families.reduce(withoutFamily, criteria.filters);
  if (!families.includes('near') || criteria.filters.near === undefined) return { ...criteria, filters };
  const { near: _, nearKind: __, withinKm: ___, ...others } = criteria;
  return { ...others, filters };
}
