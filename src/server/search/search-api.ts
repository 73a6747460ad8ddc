import type { Hono } from 'hono';
import type { Understanding } from '../../understanding/interpret.ts';
import type { Database } from '../database/open.ts';
import { serve } from '../http/contract.ts';
import type { PhotoSearch } from '../photos/photo-search.ts';
import { searchFacets, searchProperties } from './search.ts';

/** Search by words, filters and how a photo looks. */
export function serveSearch(app: Hono, { db, understanding, photoSearch }: SearchApiParts): void {
  serve(app, 'search', ({ body }) => searchProperties(db, body, understanding, body.looks ? photoSearch.likeness(body.looks) : null));
  serve(app, 'searchFacets', ({ body }) => searchFacets(db, body, understanding));
}

export interface SearchApiParts {
  db: Database;
  understanding: Understanding;
  photoSearch: PhotoSearch;
}
