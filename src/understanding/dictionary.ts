import type { Lexicon } from './data.ts';
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

/** `ours` are words of other worlds that are ordinary here, see `Weights`. */
export function buildDictionary(
  lexicons: Lexicon[],
  spelling: Spelling,
  ours: ReadonlySet<string>,
  more: { phrase: string; tag: Tag }[] = [],
): Dictionary {
  const byPhrase = new Map<string, Entry>();
  const add = (phrase: string, tag: Tag) => {
    const words = spelling.tokenise(phrase).map((token) => token.norm);
    if (words.length === 0) return;
    const key = words.join(' ');
    if (tag.kind === ELSEWHERE && ours.has(key)) return;
    const entry = byPhrase.get(key) ?? { words, tags: [] };
    if (!entry.tags.some((known) => known.kind === tag.kind && known.value === tag.value)) entry.tags.push(tag);
    byPhrase.set(key, entry);
  };
  for (const lexicon of lexicons) {
    for (const [kind, values] of Object.entries(lexicon.words)) {
      for (const [value, phrases] of Object.entries(values)) for (const phrase of phrases) add(phrase, { kind, value });
    }
    for (const [value, phrases] of Object.entries(lexicon.units)) for (const phrase of phrases) add(phrase, { kind: 'unit', value });
    for (const [phrase, value] of Object.entries(lexicon.ordinals)) add(phrase, { kind: 'ordinal', value: String(value) });
  }
  for (const { phrase, tag } of more) add(phrase, tag);

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
  const suffixes = lexicons.flatMap((lexicon) => lexicon.suffixes.map(foldWord)).toSorted((a, b) => b.length - a.length);
  return { entries, suffixes, vocabulary };
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
  return null;
}

export const isWord = (token: Token): boolean => token.value === undefined && !isSign(token);
