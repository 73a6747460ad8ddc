import * as z from 'zod/mini';
import { words } from '../domain/words.ts';
import { defineCommand } from './define.ts';

export const visualSearch = defineCommand({
  name: 'visual-search',
  args: z.object({}),
  effect: 'read',
  async perform(_, { market }) {
    const { model_loaded, collection_ready } = await market.visualSearchStatus();
    return words(model_loaded && collection_ready ? 'commands.visual-search.ready' : 'commands.visual-search.unavailable');
  },
});
