import * as z from 'zod/mini';
import { SCREEN_ADDRESSES } from '../../domain/addresses.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

export const showFavourites = defineCommand({
  name: 'show-favourites',
  args: z.object({}),
  effect: 'read',
  perform(_, { stage, wishlist }) {
    stage.go(SCREEN_ADDRESSES.favourites);
    return words('commands.show-favourites.done', { count: wishlist.ids().length });
  },
});
