import * as z from 'zod/mini';
import { words } from '../domain/words.ts';
import { defineCommand } from './define.ts';

export const shareLocation = defineCommand({
  name: 'share-location',
  args: z.object({}),
  effect: 'irreversible',
  async perform(_, { place }) {
    await place.find();
    return { ...words('commands.share-location.done'), suggestions: [words('suggest.nearMe')] };
  },
});
