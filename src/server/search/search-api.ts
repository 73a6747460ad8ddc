import type { Hono } from 'hono';
import type { SearchRequest } from '../../domain/search.ts';
import type { Understanding } from '../../understanding/interpret.ts';
import type { Database } from '../database/open.ts';
import { serve } from '../http/contract.ts';
import type { PhotoSearch } from '../photos/photo-search.ts';
import { createKeptAnswers } from './kept-answers.ts';
import { searchFacets, searchProperties } from './search.ts';

/** Search by words, filters and how a photo looks. */
export function serveSearch(app: Hono, { db, understanding, photoSearch }: SearchApiParts): void {
  const keep = createKeptAnswers(db);
  // Where somebody is, and how a photo of theirs looks, belongs to nobody else's answers.
  const isPersonal = ({ near, looks }: SearchRequest) => near !== undefined || looks !== undefined;
  serve(app, 'search', ({ body }) => {
    const search = () => searchProperties(db, body, understanding, body.looks ? photoSearch.likeness(body.looks) : null);
    return isPersonal(body) ? search() : keep(['search', body], search);
  });
  serve(app, 'searchFacets', ({ body }) => {
    const count = () => searchFacets(db, body, understanding);
    return isPersonal(body) ? count() : keep(['facets', body], count);
  });
}

export interface SearchApiParts {
  db: Database;
  understanding: Understanding;
  photoSearch: PhotoSearch;
}
