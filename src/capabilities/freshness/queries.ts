import { defineQuery } from '../../kernel/query.ts';
import type { AskedHome } from './contract.ts';

/** The home that a mail asks its owner about, by the key of the mail. */
export const askedHomeQuery = defineQuery<string, AskedHome>({
  name: 'asked-home',
  load: (key, { server }, signal) => server.call('askedHome', { body: { key }, signal }),
});
