import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { MARKET_ID } from '../../domain/market.ts';

/** Saves everything that is kept about the person as a file. */
export const exportData = defineCommand({
  name: 'export-data',
  args: z.object({}),
  effect: 'read',
  async perform(_, { server, saveFile }) {
    const all = await server.call('exportAccount');
    saveFile(`${MARKET_ID}-${all.madeAt.slice(0, 10)}.json`, JSON.stringify(all, null, 2));
    return words('commands.export-data.done');
  },
});
