import type { Hono } from 'hono';
import type { SearchRequest } from '../../domain/search.ts';
import type { Understanding } from '../../understanding/interpret.ts';
import type { Database } from '../database/open.ts';
import { serve } from '../http/contract.ts';
import type { PhotoSearch } from '../photos/photo-search.ts';
import { createKeptAnswers } from './kept-answers.ts';
import { searchFacets, searchProperties } from './search.ts';

/** Search by words, filters and how a photo looks. */
export function serveSearch(app: Hono, { db, understanding, photoSearch, onNothing }: SearchApiParts): void {
  const keep = createKeptAnswers(db);
  // Where somebody is, and how a photo of theirs looks, belongs to nobody else's answers.
  const isPersonal = ({ near, looks }: SearchRequest) => near !== undefined || looks !== undefined;
  serve(app, 'search', async ({ body, context }) => {
    const search = () => searchProperties(db, body, understanding, body.looks ? photoSearch.likeness(body.looks) : null);
    const answer = isPersonal(body) ? await search() : await keep(['search', body], search);
    if (answer.total === 0 && body.text) onNothing(body.text, context.req.header('Accept-Language'));
    return answer;
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
  /** Told of the words of each search that finds no home. */
  onNothing(text: string, acceptLanguage: string | undefined): void;
}
