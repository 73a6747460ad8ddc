import * as z from 'zod/mini';
import { Recommendations } from '../capabilities/places/contract.ts';
import type { Market } from '../capabilities/ports.ts';
import { AppError } from '../domain/errors.ts';
import { Filters } from '../domain/filters.ts';
import { toProperties, toProperty } from '../capabilities/homes/property-mapper.ts';
import { Relaxation, Understood, usualOrder, type SearchAnswer, type SearchWish } from '../domain/search.ts';
import { analyzePhoto } from './analyze-photo.ts';
import { callRaw, callServer } from './call.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const readOr = <T extends z.ZodMiniType>(schema: T, value: unknown, otherwise: z.output<T>): z.output<T> => {
  const read = z.safeParse(schema, value);
  return read.success ? read.data : otherwise;
};

const Count = z.int().check(z.minimum(0));

/**
 * Reads the answer of a search, of our server or another: an array of properties, or an object that holds one. What else
 * our server says is used where it is there. Throws `search-answer-unreadable` for anything else.
 */
function readSearchAnswer(raw: unknown, wish: SearchWish): SearchAnswer {
  const list: unknown = Array.isArray(raw) ? raw : isRecord(raw) ? raw['properties'] : undefined;
  if (!Array.isArray(list)) throw new AppError('search-answer-unreadable');
  const more = isRecord(raw) ? raw : {};
  const properties = toProperties(list);
  const sort_by = wish.sort_by ?? 'match';
  return {
    properties,
    total: readOr(Count, more['total'], properties.length),
    ...(more['more'] === true && { more: true }),
    page: readOr(Count, more['page'], wish.page ?? 1),
    pageSize: readOr(Count, more['pageSize'], Math.max(1, properties.length)),
    sort_by: sort_by,
    order: wish.order ?? usualOrder(sort_by),
    understood: readOr(Understood, more['understood'], { filters: readOr(Filters, wish.filters ?? {}, {}), rest: wish.text ?? '' }),
    relaxations: readOr(z.array(Relaxation), more['relaxations'], []),
  };
}

/** The market behind our server. */
export const market: Market = {
  search: async (wish) => readSearchAnswer(await callRaw('search', { body: wish }), wish),
  facets: (wish) => callServer('searchFacets', { body: wish }),
  async property(id) {
    const property = toProperty(await callRaw('property', { params: { id } }));
    if (!property) throw new AppError('property-gone');
    return property;
  },
  async bulk(ids) {
    const raw = await callRaw('bulkProperties', { body: ids });
    if (!Array.isArray(raw)) throw new AppError('bad-answer');
    return raw.map(toProperty);
  },
  localities: () => callServer('localities'),
  mapTiles: () => callServer('mapTiles'),
  visualSearchStatus: () => callServer('visualSearchStatus'),
  agents: (wish) => callServer('agents', { body: wish }),
  agent: (id) => callServer('agent', { params: { id } }),
  analyzePhoto,
  keepLocation: (location) => callServer('setUserLocation', { body: location }),
  async recommend(message) {
    const raw = await callRaw('recommendations', { body: { message } });
    if (!isRecord(raw)) throw new AppError('bad-answer');
    const { properties, ...rest } = raw;
    return {
      ...readOr(Recommendations, rest, {}),
      ...(Array.isArray(properties) && { properties: toProperties(properties) }),
    };
  },
};
