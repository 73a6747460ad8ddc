import { fromGaps, gapsOf, readNumbers, writeNumbers } from './number-stream.ts';

/** FNV-1a over UTF-16 units, folded to `bits` bits (at most 31). The same on every machine. */
export function hashOf(text: string, bits: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash >>>= 0;
  return (hash ^ (hash >>> bits)) & ((1 << bits) - 1);
}

/** One word in five hundred that is in no set is taken for one of a set of 1,000. */
const WORD_BITS = 19;

export interface WordSet {
  has(word: string): boolean;
}

/** A set of words as the gaps between their hashes. */
export const packWords = (words: Iterable<string>): string =>
  writeNumbers(gapsOf([...new Set([...words].map((word) => hashOf(word, WORD_BITS)))].toSorted((a, b) => a - b)));

/** Packed sets as one. */
export const joinWords = (packed: string[]): string =>
  writeNumbers(gapsOf([...new Set(packed.flatMap((text) => fromGaps(readNumbers(text))))].toSorted((a, b) => a - b)));

/** The words of one or several packed sets together. */
export function unpackWords(packed: string[]): WordSet {
  const hashes = new Set(packed.flatMap((text) => fromGaps(readNumbers(text))));
  return { has: (word) => hashes.has(hashOf(word, WORD_BITS)) };
}
