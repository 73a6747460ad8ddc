import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { waitingCase } from './waiting-case.ts';
import { waitingCasesQuery } from './queries.ts';

/** An operator closes a case. */
export const closeCase = defineCommand({
  name: 'close-case',
  args: z.object({ number: z.string() }),
  effect: 'irreversible',
  example: false,
  async prepare({ number }, services) {
    const { server, queries } = services;
    const { said, added } = await waitingCase(number, services);
    return {
      says: said,
      madeOf: added,
      async run() {
        await server.call('closeCase', { params: { number } });
        queries.invalidate(waitingCasesQuery);
        return words('commands.close-case.done', said);
      },
    };
  },
});
