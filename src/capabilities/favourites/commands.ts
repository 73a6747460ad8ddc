import { addFavourite } from './add-favourite.ts';
import { removeFavourite } from './remove-favourite.ts';
import { showFavourites } from './show-favourites.ts';
import { showRecent } from './show-recent.ts';

export const FAVOURITE_COMMANDS = [addFavourite, removeFavourite, showFavourites, showRecent] as const;
