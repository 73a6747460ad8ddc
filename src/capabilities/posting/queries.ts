import type { Posting } from '../../domain/posting.ts';
import { defineQuery } from '../../kernel/query.ts';

/** The person's own postings, newest first. */
export const postingsQuery = defineQuery<Record<string, never>, Posting[]>({
  name: 'postings',
  load: (_, { server }, signal) => server.call('postings', { signal }),
});

/** One of the person's own postings. */
export const postingQuery = defineQuery<number, Posting>({
  name: 'posting',
  load: (id, { server }, signal) => server.call('posting', { params: { id }, signal }),
});
