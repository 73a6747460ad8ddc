import { languageNamed } from '../understanding/languages.ts';

/** The tag that recognisers and voices know a screen language by. */
export const speechTag = (language: string): string => languageNamed(language)?.speech ?? language;
