import { defineQuery } from '../../kernel/query.ts';
import type { Account } from './contract.ts';

/** The logged-in account. */
export const accountQuery = defineQuery<Record<string, never>, Account>({
  name: 'account',
  load: (_, { server }, signal) => server.call('account', { signal }),
});
