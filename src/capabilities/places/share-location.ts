import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { sharePlace } from './share-place.ts';

export const shareLocation = defineCommand({
  name: 'share-location',
  args: z.object({}),
  effect: 'irreversible',
  prepare: (_, services) => ({
    async run() {
      await sharePlace(services);
      return { ...words('commands.share-location.done'), suggestions: [words('suggest.nearMe')] };
    },
  }),
});
