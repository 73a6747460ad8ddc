import { unpackWords, type WordSet } from './hashing.ts';
import type { WordsPart } from './language-part.ts';
import { splitWays } from './packed-ways.ts';
import type { Spelling } from './spelling.ts';
import { foldWord, isSign, type Token } from './text.ts';

/** One meaning of a phrase: a kind (`type`, `cue`, `locality` ...) and its value. */
export interface Tag {
  kind: string;
  value: string;
}

interface Entry {
  words: string[];
  tags: Tag[];
}

/** Phrases of the lexicons by their first folded word, longest first. */
export interface Dictionary {
  entries: Map<string, Entry[]>;
  suffixes: string[];
  /** Single words of other worlds. */
  elsewhere: WordSet;
  /** Every word that some phrase uses. */
  vocabulary: Set<string>;
}

export interface Match {
  start: number;
  end: number;
  tags: Tag[];
}

/** Words of other worlds; a word that means something here too is none. */
export const ELSEWHERE = 'elsewhere';

function foreignWords(elsewhere: string, ours: ReadonlySet<string>): WordSet {
  const foreign = unpackWords([elsewhere]);
  return { has: (word) => foreign.has(word) && !ours.has(word) };
}

export function buildDictionary(part: WordsPart, spelling: Spelling, places: { phrase: string; tag: Tag }[]): Dictionary {
  const ours = new Set(part.ours);
  const byPhrase = new Map<string, Entry>();
  const add = (way: string, tag: Tag) => {
    if (tag.kind === ELSEWHERE && ours.has(way)) return;
    const entry = byPhrase.get(way) ?? { words: way.split(' '), tags: [] };
    if (!entry.tags.some((known) => known.kind === tag.kind && known.value === tag.value)) entry.tags.push(tag);
    byPhrase.set(way, entry);
  };
  for (const [kind, values] of Object.entries(part.ways)) {
    for (const [value, ways] of Object.entries(values)) {
      for (const way of splitWays(ways, part.spelling === 'sound')) add(way, { kind, value });
    }
  }
  for (const { phrase, tag } of places) {
    const words = spelling.tokenise(phrase).map((token) => token.norm);
    if (words.length > 0) add(words.join(' '), tag);
  }

  for (const entry of byPhrase.values()) {
    if (entry.tags.length > 1) entry.tags = entry.tags.filter(({ kind }) => kind !== ELSEWHERE);
  }

  const entries = new Map<string, Entry[]>();
  const vocabulary = new Set<string>();
  for (const entry of byPhrase.values()) {
    const first = entry.words[0]!;
    entries.set(first, [...(entries.get(first) ?? []), entry]);
    for (const word of entry.words) vocabulary.add(word);
  }
  for (const list of entries.values()) list.sort((a, b) => b.words.length - a.words.length);
  const suffixes = part.suffixes.map(foldWord).toSorted((a, b) => b.length - a.length);
  return { entries, suffixes, vocabulary, elsewhere: foreignWords(part.elsewhere, ours) };
}

const SHORTEST_STEM = 3;

/** The word and what is left of it without a case ending. */
export function formsOf({ raw, norm }: Token, suffixes: string[], spelling: Spelling): string[] {
  const forms = [norm];
  for (const suffix of suffixes) {
    if (raw.length - suffix.length >= SHORTEST_STEM && raw.endsWith(suffix)) forms.push(spelling.norm(raw.slice(0, -suffix.length)));
  }
  return forms;
}

/** The longest phrase that begins at token `at`; only its last word may carry a case ending. */
export function matchAt(tokens: Token[], forms: string[][], at: number, dictionary: Dictionary): Match | null {
  for (const form of forms[at]!) {
    for (const entry of dictionary.entries.get(form) ?? []) {
      const end = at + entry.words.length;
      if (end > tokens.length || (form !== tokens[at]!.norm && entry.words.length > 1)) continue;
      const same = entry.words.every((word, i) =>
        i === entry.words.length - 1 ? forms[at + i]!.includes(word) : tokens[at + i]!.norm === word,
      );
      if (same) return { start: at, end, tags: entry.tags };
    }
  }
  const isForeign = isWord(tokens[at]!) && forms[at]!.some((form) => dictionary.elsewhere.has(form));
  return isForeign ? { start: at, end: at + 1, tags: [{ kind: ELSEWHERE, value: '' }] } : null;
}

export const isWord = (token: Token): boolean => token.value === undefined && !isSign(token);
