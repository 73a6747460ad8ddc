import type { Hono } from 'hono';
import { AppError } from '../../domain/errors.ts';
import type { Database } from '../database/open.ts';
import { serve } from '../http/contract.ts';
import { bulkProperties } from '../search/search.ts';

/** Single homes, by their ids. */
export function serveHomes(app: Hono, db: Database): void {
  serve(app, 'property', async ({ params }) => {
    const [property] = await bulkProperties(db, [params.id]);
    if (!property) throw new AppError('property-gone');
    return property;
  });
  serve(app, 'bulkProperties', ({ body }) => bulkProperties(db, body));
}
