import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { postingsQuery } from './queries.ts';

/** An owner says that a home is still to be had; one that was taken off for want of this is on the market again. */
export const confirmPosting = defineCommand({
  name: 'confirm-posting',
  args: z.object({ id: z.int(), title: z.string() }),
  effect: 'once',
  example: false,
  async perform({ id, title }, { server, queries }) {
    await server.call('confirmPosting', { params: { id }, body: {} });
    queries.invalidate(postingsQuery);
    return words('commands.confirm-posting.done', { title });
  },
});
