import { addPostingPhoto } from './add-posting-photo.ts';
import { changePosting } from './change-posting.ts';
import { confirmPosting } from './confirm-posting.ts';
import { postProperty } from './post-property.ts';
import { savePosting } from './save-posting.ts';

export const POSTING_COMMANDS = [postProperty, savePosting, addPostingPhoto, changePosting, confirmPosting] as const;
