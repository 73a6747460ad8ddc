/** Marks what is no English word: its key, not its letters, is what counts. */
const MARK = '~';

export const isOwnWord = (norm: string): boolean => norm.startsWith(MARK);
export const ownWord = (key: string): string => MARK + key;
export const withoutMark = (norm: string): string => norm.slice(MARK.length);
