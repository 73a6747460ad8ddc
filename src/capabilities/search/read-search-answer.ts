import * as z from 'zod/mini';
import { AppError } from '../../domain/errors.ts';
import { Filters } from '../../domain/filters.ts';
import {
  OfferCounts,
  Relaxation,
  SortKey,
  SortOrder,
  Understood,
  usualOrder,
  type SearchAnswer,
  type SearchQuery,
} from '../../domain/search.ts';
import { toProperties } from '../../domain/property-mapper.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const readOr = <T extends z.ZodMiniType>(schema: T, value: unknown, otherwise: z.output<T>): z.output<T> => {
  const read = z.safeParse(schema, value);
  return read.success ? read.data : otherwise;
};

const Count = z.int().check(z.minimum(0));

/**
 * Reads a search answer from our server or another: an array of properties, or an object that holds one. Anything else our
 * server adds is used if present. Throws `search-answer-unreadable` for any other shape.
 */
export function readSearchAnswer(raw: unknown, query: SearchQuery): SearchAnswer {
  const list: unknown = Array.isArray(raw) ? raw : isRecord(raw) ? raw['properties'] : undefined;
  if (!Array.isArray(list)) throw new AppError('search-answer-unreadable');
  const more = isRecord(raw) ? raw : {};
  const properties = toProperties(list);
  const sort_by = readOr(SortKey, more['sort_by'], query.sort_by ?? 'match');
  return {
    properties,
    total: readOr(Count, more['total'], properties.length),
    ...(more['more'] === true && { more: true }),
    ...(more['offers'] !== undefined && { offers: readOr(z.optional(OfferCounts), more['offers'], undefined) }),
    page: readOr(Count, more['page'], query.page ?? 1),
    pageSize: readOr(Count, more['pageSize'], Math.max(1, properties.length)),
    sort_by,
    order: readOr(SortOrder, more['order'], query.order ?? usualOrder(sort_by)),
    understood: readOr(Understood, more['understood'], { filters: readOr(Filters, query.filters ?? {}, {}), rest: query.text ?? '' }),
    relaxations: readOr(z.array(Relaxation), more['relaxations'], []),
  };
}
