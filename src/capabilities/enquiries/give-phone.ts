import * as z from 'zod/mini';
import { spelledOut } from '../../domain/spoken-values.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { threadsQuery } from './queries.ts';
import { threadOf } from './thread-of.ts';

/** Gives the other side of a thread a telephone number; who gave it when is kept for both. */
export const givePhone = defineCommand({
  name: 'give-phone',
  args: z.object({ id: z.int(), phone: z.string() }),
  effect: 'irreversible',
  example: false,
  async prepare({ id, phone }, services) {
    const { other, key } = await threadOf(id, services);
    return {
      says: { name: other.name, phone, spelled: spelledOut(phone) },
      madeOf: id,
      async run() {
        await services.server.call('givePhone', { params: { id }, body: { phone, ...(key && { key }) } });
        services.queries.invalidate(threadsQuery);
        return words('commands.give-phone.done', { name: other.name, phone });
      },
    };
  },
});
