import { searchByPhoto } from './search-by-photo.ts';
import { sendPhotoAnyway } from './send-photo-anyway.ts';
import { visualSearch } from './visual-search.ts';

export const PHOTO_COMMANDS = [visualSearch, searchByPhoto, sendPhotoAnyway] as const;
