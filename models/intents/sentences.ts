import type { IntentPhrases } from '../../src/understanding/data.ts';
import { expand, variety, type Samples } from '../../src/understanding/phrases.ts';
import { pick } from '../../src/understanding/seeded-random.ts';
import type { Tagged } from '../../src/understanding/tagger.ts';

/** A sentence that a phrase makes. */
export interface Sentence {
  /** Of the language itself, of another one that it takes over from, or made by strange words in a phrase. */
  origin: 'own' | 'taken over' | 'strange';
  intent: string;
  template: string;
  tagged: Tagged;
}

export interface Maker {
  samples: Samples;
  tag: (text: string) => Tagged;
  random: () => number;
}

/** A place that nobody has heard of is still a place. */
const PLACE = /\{locality\}/g;

/** Slots of homes: with two of them, whatever else is said beside them is an aside. */
const HOMES = /\{(type|bhk|house|locality|money|area|purpose|furnishing|facing|amenities|possession)\}/g;

/** Slots that make a sentence one about homes: with a strange word in their place it is none. */
const ANCHORS = /\{(type|bhk|house)\}/g;
const STRANGE = ['xqzv', 'blorf', 'grunk', 'vexil', 'xqzv blorf', 'grunk vexil'];

export const STRANGE_WORDS = new Set(STRANGE.flatMap((words) => words.split(' ')));
export const OUT_OF_SCOPE = 'out-of-scope';

/** Sentences of the phrases: the more choices a phrase has, the more, up to `most`. */
export function sentencesOf(files: IntentPhrases[], most: number, origin: Sentence['origin'], { samples, tag, random }: Maker): Sentence[] {
  return files.flatMap(({ intent, phrases }) =>
    phrases.flatMap((template) =>
      Array.from({ length: variety(template, most) }, () => ({
        origin,
        intent,
        template,
        tagged: tag(expand(template, samples, random)),
      })),
    ),
  );
}

/**
 * Sentences from which the meaning of unknown words is learned: with a strange word or one of another world in place of
 * the home they are out of scope; with a strange place, or with asides, they mean the same.
 */
export function strangeSentences(files: IntentPhrases[], elsewhere: string[], { samples, tag, random }: Maker): Sentence[] {
  if (!files.some(({ intent }) => intent === OUT_OF_SCOPE)) return [];
  const templates = files.flatMap(({ intent, phrases }) => (intent === OUT_OF_SCOPE ? [] : phrases.map((phrase) => ({ phrase, intent }))));
  const replaced = (slots: RegExp, words: readonly string[], keep: boolean): Sentence[] =>
    templates
      .filter(({ phrase }) => phrase.match(slots))
      .map(({ phrase, intent }): Sentence => {
        const template = phrase.replace(slots, () => pick(words, random));
        return { origin: 'strange', intent: keep ? intent : OUT_OF_SCOPE, template, tagged: tag(expand(template, samples, random)) };
      });
  return [
    ...replaced(ANCHORS, STRANGE, false),
    ...(elsewhere.length > 0 ? replaced(ANCHORS, elsewhere, false) : []),
    ...replaced(PLACE, STRANGE, true),
    ...templates
      .filter(({ phrase }) => (phrase.match(HOMES)?.length ?? 0) > 1)
      .map(({ phrase, intent }): Sentence => {
        const aside = `${pick(STRANGE, random)} ${elsewhere.length > 0 ? pick(elsewhere, random) : pick(STRANGE, random)}`;
        const template = random() < 0.5 ? `${aside} ${phrase}` : `${phrase} ${aside}`;
        return { origin: 'strange', intent, template, tagged: tag(expand(template, samples, random)) };
      }),
  ];
}
