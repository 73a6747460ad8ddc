import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { threadsQuery } from './queries.ts';
import { threadOf } from './thread-of.ts';

/** Closes a thread, or opens it again. */
export const closeThread = defineCommand({
  name: 'close-thread',
  args: z.object({ id: z.int(), closed: z.boolean() }),
  effect: 'write',
  example: false,
  async perform({ id, closed }, services) {
    const { key, other, state } = await threadOf(id, services);
    const set = async (to: boolean) => {
      await services.server.call('closeThread', { params: { id }, body: { closed: to, ...(key && { key }) } });
      services.queries.invalidate(threadsQuery);
    };
    await set(closed);
    return {
      reply: words(`commands.close-thread.${closed ? 'closed' : 'opened'}`, { name: other.name }),
      async undo() {
        await set(state === 'closed');
        return words('commands.close-thread.undone');
      },
    };
  },
});
