import type { VisualSearchStatus } from '../../domain/photo.ts';
import { defineQuery } from '../../kernel/query.ts';

/** Whether search by photo is available. */
export const visualSearchStatusQuery = defineQuery<Record<string, never>, VisualSearchStatus>({
  name: 'visual-search-status',
  load: (_, { server }, signal) => server.call('visualSearchStatus', { signal }),
});
