/** Words and nothing else, in lower case, with a space at each side. */
const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;

/** Whether a sentence has one of these words, or phrases of several. */
export const saysOneOf = (said: string, words: readonly string[]): boolean => words.some((word) => plain(said).includes(plain(word)));
