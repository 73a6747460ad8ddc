import { addFavourite } from './add-favourite.ts';
import { hideHome } from './hide-home.ts';
import { removeFavourite } from './remove-favourite.ts';
import { showFavourites } from './show-favourites.ts';
import { showRecent } from './show-recent.ts';
import { unhideHome } from './unhide-home.ts';

export const FAVOURITE_COMMANDS = [addFavourite, removeFavourite, showFavourites, showRecent, hideHome, unhideHome] as const;
