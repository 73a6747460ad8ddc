import * as z from 'zod/mini';
import { LONGEST_MESSAGE } from '../../domain/thread.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { threadsQuery } from './queries.ts';
import { threadOf } from './thread-of.ts';

/** Writes on in a thread; the other side is told by mail. */
export const writeInThread = defineCommand({
  name: 'write-in-thread',
  args: z.object({ id: z.int(), text: z.string().check(z.minLength(1), z.maxLength(LONGEST_MESSAGE)) }),
  effect: 'irreversible',
  example: false,
  async prepare({ id, text }, services) {
    const { other, key, messages } = await threadOf(id, services);
    return {
      says: { name: other.name, text },
      madeOf: messages.length,
      async run() {
        await services.server.call('writeInThread', { params: { id }, body: { text, ...(key && { key }) } });
        services.queries.invalidate(threadsQuery);
        return words('commands.write-in-thread.done', { name: other.name });
      },
    };
  },
});
