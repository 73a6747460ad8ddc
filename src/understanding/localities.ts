import type { LocalityNames } from './data.ts';
import { isWord, type Tag } from './dictionary.ts';
import { editDistance, soundOf } from './sound.ts';
import { tokenise, type Token } from './text.ts';

/** Every written name of every locality, for the dictionary. */
export const localityPhrases = (localities: LocalityNames[]): { phrase: string; tag: Tag }[] =>
  localities.flatMap(({ name, aliases, scripts }) =>
    [name, ...aliases, ...scripts].map((phrase) => ({ phrase, tag: { kind: 'locality', value: name } })),
  );

interface SpokenName {
  name: string;
  full: string;
  bones: string;
}

/** How the localities sound, for names that nobody has written down this way. */
export interface SpokenLocalities {
  byBones: Map<string, SpokenName[]>;
  all: SpokenName[];
}

const soundOfPhrase = (words: string[]): { full: string; bones: string } => {
  const sounds = words.map(soundOf);
  return { full: sounds.map((sound) => sound.full).join(''), bones: sounds.map((sound) => sound.bones).join('') };
};

export function spokenLocalities(localities: LocalityNames[]): SpokenLocalities {
  const all: SpokenName[] = [];
  const byBones = new Map<string, SpokenName[]>();
  for (const { name, aliases, scripts } of localities) {
    const seen = new Set<string>();
    for (const phrase of [name, ...aliases, ...scripts]) {
      const sound = soundOfPhrase(tokenise(phrase).map((token) => token.raw));
      if (sound.bones.length < 3 || seen.has(sound.full)) continue;
      seen.add(sound.full);
      const spoken = { name, ...sound };
      all.push(spoken);
      byBones.set(sound.bones, [...(byBones.get(sound.bones) ?? []), spoken]);
    }
  }
  return { byBones, all };
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
    const candidates = [
      ...(spoken.byBones.get(bones) ?? []),
      ...spoken.all.filter((name) => Math.abs(name.full.length - full.length) <= limit),
    ];
    for (const candidate of candidates) {
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
