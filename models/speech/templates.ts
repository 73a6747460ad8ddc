/** The words of a phrase: single words, and slots as `{name}`. */
export type Tokens = readonly string[];

/** More sentences than these of one phrase add nothing. */
const MOST = 400;

function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if ('[('.includes(text[at]!)) depth++;
    if ('])'.includes(text[at]!) && --depth === 0) return at;
  }
  throw new Error(`models: "${text}" is not closed`);
}

function choicesOf(body: string): string[] {
  const choices = [''];
  let depth = 0;
  for (const letter of body) {
    if ('[('.includes(letter)) depth++;
    if ('])'.includes(letter)) depth--;
    if (letter === '|' && depth === 0) choices.push('');
    else choices[choices.length - 1] += letter;
  }
  return choices;
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\{\w+\}|[\p{L}\p{N}']+/gu) ?? [];

/** Every sentence of a phrase with `[may be left out]`, `(one|another)` and `{slot}`. */
export function sentencesOf(template: string): Tokens[] {
  const at = template.search(/[[(]/);
  if (at < 0) return [wordsIn(template)];
  const end = closing(template, at);
  const choices = [...choicesOf(template.slice(at + 1, end)), ...(template[at] === '[' ? [''] : [])];
  const before = wordsIn(template.slice(0, at));
  const rests = sentencesOf(template.slice(end + 1));
  const middles = choices.flatMap(sentencesOf);
  return middles.flatMap((middle) => rests.map((rest) => [...before, ...middle, ...rest])).slice(0, MOST);
}
