/** The locale of a language in India, with the digits that all four of ours are read with. */
export const localeOf = (language: string): string => `${language}-IN-u-nu-latn`;
