import { AppError } from '../../domain/errors.ts';
import type { Property } from '../../domain/property.ts';
import { toProperty } from '../../domain/property-mapper.ts';
import { defineQuery } from '../../kernel/query.ts';
import type { Server } from '../../kernel/services.ts';
import { MAX_BULK_IDS } from './contract.ts';

/** One home by id. Throws `property-gone` if it is not on the market. */
export const propertyQuery = defineQuery<number, Property>({
  name: 'property',
  shared: true,
  async load(id, { server }, signal) {
    const property = toProperty(await server.raw('property', { params: { id }, signal }));
    if (!property) throw new AppError('property-gone');
    return property;
  },
});

/** The homes with these ids, in order; null for those no longer on the market. */
async function bulkHomes(server: Server, ids: readonly number[], signal?: AbortSignal): Promise<(Property | null)[]> {
  const raw = await server.raw('bulkProperties', { body: ids, ...(signal && { signal }) });
  if (!Array.isArray(raw)) throw new AppError('bad-answer');
  return raw.map(toProperty);
}

/** The homes with these ids that are still on the market. */
export const homesQuery = defineQuery<readonly number[], Property[]>({
  name: 'homes',
  async load(ids, { server }, signal) {
    if (ids.length === 0) return [];
    return (await bulkHomes(server, ids.slice(0, MAX_BULK_IDS), signal)).flatMap((home) => home ?? []);
  },
});

/** The homes of a comparison that somebody has sent: the same for everybody. */
export const sharedHomesQuery = defineQuery<readonly number[], Property[]>({
  name: 'shared-homes',
  shared: true,
  load: (ids, services, signal) => homesQuery.load(ids, services, signal),
});
