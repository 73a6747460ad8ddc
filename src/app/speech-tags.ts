import { languageNamed } from '../understanding/languages.ts';

/** The tag by which recognisers and voices know a screen language. */
export const speechTag = (language: string): string => languageNamed(language)?.speech ?? language;
