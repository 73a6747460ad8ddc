import { defineQuery } from '../../kernel/query.ts';
import type { Account, Passkey } from './contract.ts';

/** The logged-in account. */
export const accountQuery = defineQuery<Record<string, never>, Account>({
  name: 'account',
  load: (_, { server }, signal) => server.call('account', { signal }),
});

/** The passkeys of the account, oldest first. */
export const passkeysQuery = defineQuery<Record<string, never>, Passkey[]>({
  name: 'passkeys',
  load: (_, { server }, signal) => server.call('passkeys', { signal }),
});
