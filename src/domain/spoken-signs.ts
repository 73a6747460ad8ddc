import { folded } from './spoken-names.ts';

/**
 * Digits, letters and signs as people of another language say them, put into the English words that numbers and addresses are
 * read from. `signWords`: "एक=one, डॉट=dot", as `form.signWords` of `locales` lists them.
 */
export function inEnglishSigns(said: string, signWords: string): string {
  const signs = new Map(
    signWords.split(', ').map((pair) => {
      const [word = '', sign = ''] = pair.split('=');
      return [folded(word), sign] as const;
    }),
  );
  const longest = Math.max(...[...signs.keys()].map((word) => word.split(' ').length));
  const left = said.trim().split(/\s+/);
  const read: string[] = [];
  while (left.length > 0) {
    let length = Math.min(longest, left.length);
    while (length > 1 && !signs.has(folded(left.slice(0, length).join(' ')))) length--;
    const words = left.splice(0, length).join(' ');
    read.push(signs.get(folded(words)) ?? words);
  }
  return read.join(' ');
}
