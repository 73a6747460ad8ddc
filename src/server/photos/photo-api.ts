import type { Hono } from 'hono';
import { serve } from '../http/contract.ts';
import type { PhotoSearch } from './photo-search.ts';

/** Search by photo. */
export function servePhotoSearch(app: Hono, photoSearch: PhotoSearch): void {
  serve(app, 'visualSearchStatus', () => photoSearch.status());
  serve(app, 'visualSearchAnalyze', ({ file }) => photoSearch.analyze(file));
}
