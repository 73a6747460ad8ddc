import { defineQuery } from '../../kernel/query.ts';
import type { Account, Message, Passkey } from './contract.ts';

/** The logged-in account. */
export const accountQuery = defineQuery<Record<string, never>, Account>({
  name: 'account',
  load: (_, { server }, signal) => server.call('account', { signal }),
});

/** What was written to the person about their homes, newest first. */
export const messagesQuery = defineQuery<Record<string, never>, Message[]>({
  name: 'messages',
  load: (_, { server }, signal) => server.call('messages', { signal }),
});

/** The passkeys of the account, oldest first. */
export const passkeysQuery = defineQuery<Record<string, never>, Passkey[]>({
  name: 'passkeys',
  load: (_, { server }, signal) => server.call('passkeys', { signal }),
});
