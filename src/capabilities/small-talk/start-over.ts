import * as z from 'zod/mini';
import { LISTING_PATH } from '../../domain/listing-address.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Forgets what was said and wished for, here and on the device; undo brings it back. */
export const startOver = defineCommand({
  name: 'start-over',
  args: z.object({}),
  effect: 'write',
  perform(_, { memory, stage }) {
    const remember = memory.forget();
    if (stage.screen() === 'results') stage.go(LISTING_PATH);
    return {
      reply: { ...words('commands.start-over.done'), suggestions: [words('commands.search.example'), words('suggest.undo')] },
      undo() {
        remember();
        return words('commands.start-over.back');
      },
    };
  },
});
