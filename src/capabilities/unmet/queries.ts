import type { UnmetSentence } from '../../domain/unmet.ts';
import { defineQuery } from '../../kernel/query.ts';

/** What people said to no avail, for operators. */
export const unmetQuery = defineQuery<Record<string, never>, UnmetSentence[]>({
  name: 'unmet',
  load: (_, { server }, signal) => server.call('unmet', { signal }),
});
