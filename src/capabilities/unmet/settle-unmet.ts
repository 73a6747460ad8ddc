import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { unmetQuery } from './queries.ts';

/** Takes a sentence off the list, once phrases or homes answer it. */
export const settleUnmet = defineCommand({
  name: 'settle-unmet',
  args: z.object({ id: z.int() }),
  effect: 'once',
  example: false,
  async perform({ id }, { server, queries }) {
    await server.call('settleUnmet', { params: { id } });
    queries.invalidate(unmetQuery);
    return words('commands.settle-unmet.done');
  },
});
