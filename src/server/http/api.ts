import type { Hono } from 'hono';
import { AppError } from '../../domain/errors.ts';
import type { MapTiles } from '../../domain/map-tiles.ts';
import type { Understanding } from '../../understanding/interpret.ts';
import type { Database } from '../database/open.ts';
import { agentOf, findAgents } from '../agents/agents.ts';
import type { PhotoSearch } from '../photos/photo-search.ts';
import { bulkProperties, searchFacets, searchProperties } from '../search/search.ts';
import { serve } from './contract.ts';

export interface ApiParts {
  db: Database;
  understanding: Understanding;
  photoSearch: PhotoSearch;
  mapTiles: MapTiles | null;
}

/** Every call of the contract. */
export function serveApi(app: Hono, { db, understanding, photoSearch, mapTiles }: ApiParts): void {
  serve(app, 'search', ({ body }) => searchProperties(db, body, understanding, body.looks ? photoSearch.likeness(body.looks) : null));
  serve(app, 'searchFacets', ({ body }) => searchFacets(db, body, understanding));
  serve(app, 'property', async ({ params }) => {
    const [property] = await bulkProperties(db, [params.id]);
    if (!property) throw new AppError('property-gone');
    return property;
  });
  serve(app, 'bulkProperties', ({ body }) => bulkProperties(db, body));
  serve(app, 'localities', async () => {
    const rows = await db
      .selectFrom('localities')
      .leftJoin('properties', (join) => join.onRef('properties.locality', '=', 'localities.name').on('properties.state', '=', 'live'))
      .select([
        'localities.name',
        'localities.pincode',
        'localities.latitude',
        'localities.longitude',
        (eb) => eb.fn.count<string>('properties.id').as('listings'),
      ])
      .groupBy('localities.name')
      .orderBy('localities.name')
      .execute();
    return rows.map((row) => ({ ...row, listings: Number(row.listings) }));
  });
  serve(app, 'mapTiles', () => mapTiles);
  serve(app, 'agents', ({ body }) => findAgents(db, body));
  serve(app, 'agent', async ({ params }) => {
    const agent = await agentOf(db, params.id);
    if (!agent) throw new AppError('not-found');
    return agent;
  });
  serve(app, 'visualSearchStatus', () => photoSearch.status());
  serve(app, 'visualSearchAnalyze', ({ file }) => photoSearch.analyze(file));
}
