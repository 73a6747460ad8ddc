const SCRIPTS: [string, RegExp][] = [
  ['hi', /\p{Script=Devanagari}/gu],
  ['te', /\p{Script=Telugu}/gu],
  ['ur', /\p{Script=Arabic}/gu],
];

/** The language whose script a text is written in, most of all; Latin letters tell nothing, so that `otherwise` it is. */
export function languageOfScript(text: string, otherwise: string): string {
  let best = otherwise;
  let most = 0;
  for (const [language, letters] of SCRIPTS) {
    const count = text.match(letters)?.length ?? 0;
    if (count > most) [best, most] = [language, count];
  }
  return best;
}
