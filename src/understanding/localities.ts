import { isWord, type Tag } from './dictionary.ts';
import { editDistance, soundOf } from './sound.ts';
import { tokenise, type Token } from './text.ts';

/** Every written name of every locality, for the dictionary. */
export const localityPhrases = (places: string[][]): { phrase: string; tag: Tag }[] =>
  places.flatMap((names) => names.map((phrase) => ({ phrase, tag: { kind: 'locality', value: names[0]! } })));

interface SpokenName {
  name: string;
  full: string;
  bones: string;
  /** The letters of `full`, a bit each. */
  letters: number;
}

/** How the localities sound, for names that nobody has written down this way. */
export interface SpokenLocalities {
  byBones: Map<string, SpokenName[]>;
  byLength: SpokenName[][];
}

const soundOfPhrase = (words: string[]): { full: string; bones: string } => {
  const sounds = words.map(soundOf);
  return { full: sounds.map((sound) => sound.full).join(''), bones: sounds.map((sound) => sound.bones).join('') };
};

const lettersIn = (sound: string): number => {
  let letters = 0;
  for (let i = 0; i < sound.length; i++) letters |= 1 << (sound.charCodeAt(i) - 97);
  return letters;
};

function bitsIn(number: number): number {
  let bits = 0;
  for (let left = number; left !== 0; left &= left - 1) bits++;
  return bits;
}

/** `places`: canonical names, each with its other names. */
export function spokenLocalities(places: string[][]): SpokenLocalities {
  const byLength: SpokenName[][] = [];
  const byBones = new Map<string, SpokenName[]>();
  const known = new Map<string, Set<string>>();
  for (const names of places) {
    const name = names[0]!;
    const seen = known.get(name) ?? new Set<string>();
    known.set(name, seen);
    for (const phrase of names) {
      const sound = soundOfPhrase(tokenise(phrase).map((token) => token.raw));
      if (sound.bones.length < 3 || seen.has(sound.full)) continue;
      seen.add(sound.full);
      const spoken = { name, ...sound, letters: lettersIn(sound.full) };
      (byLength[sound.full.length] ??= []).push(spoken);
      byBones.set(sound.bones, [...(byBones.get(sound.bones) ?? []), spoken]);
    }
  }
  return { byBones, byLength };
}

/** Names with the same consonants, and names that `limit` changes can make: each change adds one letter and takes one away at most. */
function candidatesFor(full: string, bones: string, limit: number, { byBones, byLength }: SpokenLocalities): SpokenName[] {
  const found = [...(byBones.get(bones) ?? [])];
  const letters = lettersIn(full);
  for (let length = full.length - limit; length <= full.length + limit; length++) {
    for (const name of byLength[length] ?? []) if (bitsIn(name.letters ^ letters) <= 2 * limit) found.push(name);
  }
  return found;
}

/** The fewest letters of a word that may be a misheard name. */
const LEAST_LETTERS = 5;
const MOST_WORDS = 3;

/**
 * A locality at token `at` by its sound: "gachi boli", "kondapoor". Never made of words that mean something else:
 * at least one word must be unknown, and the less the name resembles the sound, the longer it must be.
 */
export function soundsLikeLocality(
  tokens: Token[],
  at: number,
  spoken: SpokenLocalities,
  known: (token: Token) => boolean,
  afterPlaceCue: boolean,
): { name: string; end: number } | null {
  let best: { name: string; end: number; cost: number } | null = null;
  for (let count = 1; count <= MOST_WORDS && at + count <= tokens.length; count++) {
    const words = tokens.slice(at, at + count);
    if (!words.every(isWord)) break;
    if (words.every(known)) continue;
    const { full, bones } = soundOfPhrase(words.map((word) => word.raw));
    if (full.length < LEAST_LETTERS || bones.length < 2) continue;
    const limit = Math.min(3, Math.floor(full.length / (afterPlaceCue ? 4 : 5)));
    for (const candidate of candidatesFor(full, bones, limit, spoken)) {
      const sameBones = candidate.bones === bones;
      const cost =
        editDistance(candidate.full, full, limit + (sameBones ? 1 : 0)) - (sameBones ? 0.5 : 0) - (candidate.full[0] === full[0] ? 0.1 : 0);
      const allowed = limit + (sameBones ? 0.5 : 0) - (candidate.full[0] === full[0] ? 0 : 1);
      if (cost <= allowed && (best === null || cost < best.cost || (cost === best.cost && at + count > best.end)))
        best = { name: candidate.name, end: at + count, cost };
    }
  }
  return best;
}
