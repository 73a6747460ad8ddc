import * as z from 'zod/mini';
import { listingAddress } from '../../domain/listing-address.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** The homes found last on a map; without a search all of the city. */
export const showMap = defineCommand({
  name: 'show-map',
  args: z.object({}),
  effect: 'read',
  at: ['results'],
  perform(_, { results, stage }) {
    const current = results.current();
    stage.go(listingAddress(current?.query ?? {}, { map: true }));
    return { ...words('commands.show-map.done', { count: current?.answer.total ?? 0 }), onStage: true };
  },
});
