import type { AccessKey, KeyRequest } from '../../domain/access-key.ts';
import { defineQuery } from '../../kernel/query.ts';

/** The keys of the account, oldest first. */
export const accessKeysQuery = defineQuery<Record<string, never>, AccessKey[]>({
  name: 'accessKeys',
  load: (_, { server }, signal) => server.call('accessKeys', { signal }),
});

/** What waits for the person's word, oldest first. */
export const keyRequestsQuery = defineQuery<Record<string, never>, KeyRequest[]>({
  name: 'keyRequests',
  load: (_, { server }, signal) => server.call('keyRequests', { signal }),
});

/** The key that was made last, with its secret: it is seen once, and comes from nowhere again. */
export const newKeyQuery = defineQuery<Record<string, never>, { name: string; secret: string } | null>({
  name: 'newKey',
  load: async () => null,
});
