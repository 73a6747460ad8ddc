import { addFavourite } from './add-favourite.ts';
import { removeFavourite } from './remove-favourite.ts';
import { showFavourites } from './show-favourites.ts';

export const FAVOURITE_COMMANDS = [addFavourite, removeFavourite, showFavourites] as const;
