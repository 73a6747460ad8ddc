import { searchByPhoto, sendPhotoAnyway } from './search-by-photo.ts';
import { visualSearch } from './visual-search.ts';

export const PHOTO_COMMANDS = [visualSearch, searchByPhoto, sendPhotoAnyway] as const;
