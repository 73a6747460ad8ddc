import { languageFeatures, writtenIn } from '../../src/understanding/find-language.ts';
import { bucketOf, packModel, type LinearModel } from '../../src/understanding/linear-model.ts';
import type { Lexicon } from '../../src/understanding/data.ts';
import type { Intents } from '../../src/understanding/node/read-intents.ts';
import { expand, samplesOf, variety } from '../../src/understanding/phrases.ts';
import { seededRandom } from '../../src/understanding/seeded-random.ts';
import { descend, type Example } from './descend.ts';
import { quantise } from './quantise.ts';

const SEED = 5;
const EPOCHS = 14;
const REFINEMENT = 6;
const SPARSITY = 5e-5;
const SCALE = 0.3;
/** How much a sentence of a language with few phrases may count. */
const MOST_WEIGHT = 10;
/** Most sentences made of one phrase. */
const SENTENCES = 6;
/** A language with fewer phrases makes more sentences of each. */
const LEAST_PHRASES = 300;

const SLOT = /\{\w+\}/g;

/** The scripts that several languages are written in, with those languages. */
function sharedScripts({ languages }: Intents): { letters: RegExp; tags: string[] }[] {
  const scripts = new Set(Object.values(languages).map(({ script }) => script));
  return [...scripts]
    .map((script) => ({
      letters: new RegExp(`^[\\p{Script=${script}}\\p{Script=Common}\\p{Script=Inherited}]+$`, 'u'),
      tags: writtenIn(languages, script),
    }))
    .filter(({ tags }) => tags.length > 1);
}

const waysOf = (lexicon: Lexicon): string[] => [
  ...Object.values(lexicon.words).flatMap((values) => Object.values(values).flat()),
  ...Object.values(lexicon.units).flat(),
  ...[lexicon.numbers, lexicon.multipliers, lexicon.ordinals].flatMap(Object.keys),
];

/** Ways of saying things in a language's own words: with none that a language has which it borrows from. */
function ownWays([own, ...lenders]: Lexicon[]): string[] {
  const lent = new Set(lenders.flatMap((lexicon) => waysOf(lexicon).flatMap((way) => way.split(' '))));
  return waysOf(own!).filter((way) => way.split(' ').every((word) => !lent.has(word)));
}

/**
 * Sentences of the phrases of a language that are written in one script. Their slots are filled with words of all languages
 * that it borrows from, so that names of places and borrowed words tell nothing; alone they are of the language that
 * lends them. Its own words are its own alone too.
 */
function sentencesOf(tag: string, letters: RegExp, intents: Intents): string[] {
  const random = seededRandom(SEED);
  const lexicons = [tag, ...intents.language(tag).borrowsFrom].map((name) => intents.lexicon(name));
  const places = intents.localities().flatMap(({ name, aliases, scripts }) => [name, ...aliases, ...scripts]);
  const all: Record<string, readonly string[]> = samplesOf(lexicons, []);
  all['locality'] = places;
  const inLetters = (ways: readonly string[]) => ways.filter((way) => letters.test(way.replaceAll(SLOT, '')));
  const samples = Object.fromEntries(
    Object.entries(all).map(([slot, ways]) => [slot, inLetters(ways).length > 0 ? inLetters(ways) : ways]),
  );
  const templates = intents.phrases(tag).flatMap(({ phrases }) => inLetters(phrases));
  const bare = inLetters(lexicons.length > 1 ? ownWays(lexicons) : Object.values(samples).flat());
  const times = Math.ceil(LEAST_PHRASES / Math.max(1, templates.length));
  return [...bare, ...templates].flatMap((template) =>
    Array.from({ length: variety(template, SENTENCES) * times }, () => expand(template, samples, random)),
  );
}

/** Learns from the phrases of all languages which of those that share their letters a text is in. */
export function learnLanguages(intents: Intents): LinearModel {
  const shared = sharedScripts(intents);
  const classes = [...new Set(shared.flatMap(({ tags }) => tags))].toSorted();
  if (classes.length === 0) return packModel([], [], SCALE, []);
  const texts = shared.flatMap(({ letters, tags }) =>
    tags.flatMap((tag) => sentencesOf(tag, letters, intents).map((text) => ({ tag, text }))),
  );
  const named = texts.map(({ tag, text }) => ({ tag, buckets: [...new Set(languageFeatures(text).map(bucketOf))] }));
  const buckets = [...new Set(named.flatMap((item) => item.buckets))].toSorted((a, b) => a - b);
  const places = new Map(buckets.map((bucket, i) => [bucket, i]));
  const counts = classes.map((tag) => named.filter((item) => item.tag === tag).length);
  const examples = named.map(({ tag, buckets: own }): Example => {
    const target = classes.indexOf(tag);
    return {
      target,
      features: own.map((bucket) => places.get(bucket)!),
      weight: Math.min(MOST_WEIGHT, named.length / classes.length / counts[target]!),
    };
  });
  const learned = descend(examples, {
    classes: classes.length,
    features: buckets.length,
    epochs: EPOCHS,
    refinement: REFINEMENT,
    sparsity: SPARSITY,
    seed: SEED,
  });
  return quantise(learned, classes, buckets, SCALE);
}
