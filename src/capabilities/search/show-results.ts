import * as z from 'zod/mini';
import { Filters } from '../../domain/filters.ts';
import { listingAddress } from '../../domain/listing-address.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Goes to the listing page of a search, held or not. */
export const showResults = defineCommand({
  name: 'show-results',
  args: z.object({ text: z.string(), filters: z._default(Filters, {}) }),
  effect: 'read',
  example: false,
  perform(wish, { stage }) {
    stage.go(listingAddress(wish, { source: 'search' }));
    return { ...words('commands.go-to.done', { screen: words('screen.results') }), silent: true };
  },
});
