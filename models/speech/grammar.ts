import { END, START, type Gram, type SpokenGrammar } from '../../src/domain/spoken-grammar.ts';
import { sentencesOf, type Tokens } from './templates.ts';

const isSlot = (token: string): boolean => token.startsWith('{');

/** Counts which word follows which two; a slot stands for all that may be said in its place. */
function gramsOf(phrases: readonly (readonly Tokens[])[], index: (token: string) => number): Gram[] {
  const counts = new Map<string, Gram>();
  for (const sentences of phrases) {
    for (const sentence of sentences) {
      const tokens = [START, ...sentence.map(index), END];
      for (let at = 1; at < tokens.length; at++) {
        const before = at > 1 ? tokens[at - 2]! : START;
        const key = `${before} ${tokens[at - 1]} ${tokens[at]}`;
        const gram = counts.get(key) ?? [before, tokens[at - 1]!, tokens[at]!, 0];
        gram[3] += 1 / sentences.length;
        counts.set(key, gram);
      }
    }
  }
  return [...counts.values()].map(([a, b, c, count]): Gram => [a, b, c, Math.round(count * 100) / 100]);
}

interface Sayings {
  /** What may be said in place of a slot, as phrases. */
  slots: Readonly<Record<string, readonly string[]>>;
  /** The phrases of each intent. */
  intents: Readonly<Record<string, readonly string[]>>;
}

/** The grammar of all phrases whose words can be spoken; `unspoken` are the words that cannot. */
export function makeGrammar(
  { slots, intents }: Sayings,
  canSay: (word: string) => boolean,
): { grammar: SpokenGrammar; unspoken: string[] } {
  const words: string[] = [];
  const known = new Map<string, number>();
  const index = (token: string): number => {
    const found = known.get(token) ?? words.push(token) - 1;
    known.set(token, found);
    return found;
  };
  const unspoken = new Set<string>();
  const isSpoken = (token: string): boolean => {
    const can = isSlot(token) ? slots[token.slice(1, -1)] !== undefined : canSay(token);
    if (!can) unspoken.add(token);
    return can;
  };
  const grams = (phrases: readonly string[]): Gram[] =>
    gramsOf(
      phrases
        .map((phrase) => sentencesOf(phrase).filter((sentence) => sentence.length > 0 && sentence.every(isSpoken)))
        .filter((sentences) => sentences.length > 0),
      index,
    );
  const each = (all: Readonly<Record<string, readonly string[]>>) =>
    Object.fromEntries(Object.entries(all).map(([name, phrases]) => [name, grams(phrases)]));
  return { grammar: { slots: each(slots), intents: each(intents), words }, unspoken: [...unspoken] };
}
