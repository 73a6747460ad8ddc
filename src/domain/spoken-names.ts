/** The dot under a letter of Devanagari, which people and recognisers write or leave out. */
const NUKTA = '\u093C';

/** Normalises names and values for comparison: lower case, punctuation as spaces. */
export const folded = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(NUKTA, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, ' ')
    .trim();

/** How well a normalised name matches what was said: all of it, its beginning, or somewhere inside; 0 for no match. */
function fit(name: string, said: string): number {
  if (said === '') return 0;
  if (name === said) return 3;
  if (name.startsWith(`${said} `)) return 2;
  return ` ${name} `.includes(` ${said} `) ? 1 : 0;
}

/** The item whose names best match what was said, shortest name first; undefined if none does. */
export function bestFit<T>(said: string, items: readonly T[], namesOf: (item: T) => readonly string[]): T | undefined {
  const wanted = folded(said);
  return items
    .flatMap((item) => namesOf(item).map((name) => ({ item, name: folded(name) })))
    .map((candidate) => ({ ...candidate, score: fit(candidate.name, wanted) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.name.length - other.name.length)[0]?.item;
}

/** What may be the name of a control: the words as they were said, with and without what stands around them, and without all small words. */
export interface SaidName {
  whole: readonly string[];
  plain: string;
}

/** "I approve it, please" is "approve" to the button of that name, "um take the picture" is "take the picture". */
export function saidName(said: string, frame: readonly string[]): SaidName {
  const all = folded(said).split(' ');
  const carries = (word: string): boolean => !frame.includes(word);
  const within = all.slice(all.findIndex(carries), all.findLastIndex(carries) + 1);
  return { whole: [all.join(' '), within.join(' ')], plain: all.filter(carries).join(' ') };
}
