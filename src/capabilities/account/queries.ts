import { defineQuery } from '../../kernel/query.ts';
import type { Account } from './contract.ts';

/** The account that is logged in. */
export const accountQuery = defineQuery<Record<string, never>, Account>({
  name: 'account',
  load: (_, { server }, signal) => server.call('account', { signal }),
});
