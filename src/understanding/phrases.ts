import type { Lexicon, LocalityNames } from './data.ts';
import { pick } from './seeded-random.ts';

export type Samples = Record<string, readonly string[]>;

/** Lexicon words that may stand in for a slot: only the plain first ways of saying each value. */
const WAYS_PER_VALUE = 3;

/** What `{slot}` may become: the samples of the lexicons, and the words of their kinds. */
export function samplesOf(lexicons: Lexicon[], localities: LocalityNames[]): Samples {
  const samples: Record<string, string[]> = { locality: localities.flatMap(({ name, scripts }) => [name, ...scripts]) };
  const add = (slot: string, ways: string[]) => (samples[slot] = [...(samples[slot] ?? []), ...ways]);
  for (const lexicon of lexicons) {
    for (const [slot, ways] of Object.entries(lexicon.samples)) add(slot, ways);
    for (const [kind, values] of Object.entries(lexicon.words)) {
      if (lexicon.samples[kind] === undefined)
        add(
          kind,
          Object.values(values).flatMap((ways) => ways.slice(0, WAYS_PER_VALUE)),
        );
    }
  }
  return samples;
}

function closing(template: string, open: number, sign: string): number {
  let depth = 0;
  for (let i = open; i < template.length; i++) {
    if (template[i] === template[open]) depth++;
    else if (template[i] === sign && --depth === 0) return i;
  }
  throw new Error(`"${template}": "${template[open]}" is not closed`);
}

function alternatives(body: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const letter of body) {
    if (letter === '(' || letter === '[') depth++;
    if (letter === ')' || letter === ']') depth--;
    if (letter === '|' && depth === 0) {
      parts.push(part);
      part = '';
    } else part += letter;
  }
  return [...parts, part];
}

/** One sentence out of a template: `[may be left out]`, `(one|or another)`, `{slot}`. Throws where a bracket or a slot is wrong. */
export function expand(template: string, samples: Samples, random: () => number): string {
  let text = '';
  for (let i = 0; i < template.length; i++) {
    const letter = template[i]!;
    if (letter === '[' || letter === '(') {
      const end = closing(template, i, letter === '[' ? ']' : ')');
      const options = alternatives(template.slice(i + 1, end));
      if (letter === '(' || random() < 0.5) text += expand(pick(options, random), samples, random);
      i = end;
    } else if (letter === '{') {
      const end = template.indexOf('}', i);
      const slot = template.slice(i + 1, end);
      const ways = samples[slot];
      if (end < 0 || !ways?.length) throw new Error(`"${template}": no samples for {${slot}}`);
      text += pick(ways, random);
      i = end;
    } else text += letter;
  }
  return text.replace(/\s+/g, ' ').trim();
}

/** How many sentences a template is worth: more choices, more sentences, up to `most`. */
export function variety(template: string, most: number): number {
  const choices = (template.match(/[[|]/g) ?? []).length;
  const slots = (template.match(/\{/g) ?? []).length;
  return Math.min(most, 1 + choices + slots);
}

/** Every sentence that a template without slots can make; none for a template with slots. */
export function everySentence(template: string): string[] {
  if (template.includes('{')) return [];
  const at = template.search(/[[(]/);
  if (at < 0) return [template.replace(/\s+/g, ' ').trim()];
  const end = closing(template, at, template[at] === '[' ? ']' : ')');
  const options = [...alternatives(template.slice(at + 1, end)), ...(template[at] === '[' ? [''] : [])];
  return options.flatMap((option) => everySentence(template.slice(0, at) + option + template.slice(end + 1)));
}
