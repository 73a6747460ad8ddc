import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Brings what lies under the map, where the operator has set it. */
export const findMapTiles = defineCommand({
  name: 'find-map-tiles',
  args: z.object({}),
  effect: 'read',
  example: false,
  async perform(_, { market, showcase }) {
    showcase.set('mapTiles', (await market.mapTiles()) ?? undefined);
    return { ...words('commands.find-map-tiles.done'), silent: true };
  },
});
