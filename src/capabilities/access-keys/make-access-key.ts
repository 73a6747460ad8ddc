import * as z from 'zod/mini';
import { KEY_SCOPES, KeyScope, USUAL_REQUESTS } from '../../domain/access-key.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { accessKeysQuery, newKeyQuery } from './queries.ts';

/** Makes a key for a program of the person's own. The page shows its secret once; it goes into no message. */
export const makeAccessKey = defineCommand({
  name: 'make-access-key',
  args: z.object({
    name: z.string().check(z.trim(), z.minLength(1)),
    may: z._default(z.array(KeyScope).check(z.minLength(1)), [...KEY_SCOPES]),
    aDay: z._default(z.int(), USUAL_REQUESTS),
  }),
  effect: 'once',
  example: false,
  async perform(body, { server, queries }) {
    const { key, secret } = await server.call('makeAccessKey', { body });
    queries.put(newKeyQuery, {}, { name: key.name, secret });
    queries.invalidate(accessKeysQuery);
    return words('commands.make-access-key.done', { name: key.name });
  },
});
