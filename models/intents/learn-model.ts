import { featuresOf } from '../../src/understanding/features.ts';
import { bucketOf, type LinearModel } from '../../src/understanding/linear-model.ts';
import { seededRandom } from '../../src/understanding/seeded-random.ts';
import { descend, type Example } from './descend.ts';
import { quantise } from './quantise.ts';
import { OUT_OF_SCOPE, STRANGE_WORDS, type Sentence } from './sentences.ts';

const SEED = 7;
const EPOCHS = 25;
const REFINEMENT = 12;
/**
 * How strongly weights are drawn to nothing (L1), and the step in which they are stored: what borrows from other languages has
 * more to learn, and no more room.
 */
const OWN = { sparsity: 2e-5, scale: 0.2 };
const BORROWING = { sparsity: 8e-5, scale: 0.25 };
/** How much a sentence of another world counts, and one that is made so by strange words: of those there are very many. */
const FOREIGN = 2;
const STRANGE = 0.15;
/** How much a sentence counts by where it comes from. */
const COUNTS = { 'own': 1, 'taken over': 0.5, 'strange': 1 };
/** Features of fewer phrases than this are left out, but for words. */
const LEAST_PHRASES = 2;
/** In so many of the sentences, words that one phrase alone uses are unknown. */
const FORGETFUL = 0.2;

const isWordFeature = (feature: string): boolean => feature.startsWith('w ') && !feature.startsWith('w <');

/** What is learned of sentences: the words that they use, and what their features tell. */
export interface LearnedModel {
  words: string[];
  model: LinearModel;
}

/** Learns to tell intents apart; `borrows`: whether sentences of other languages are among these. */
export function learnModel(sentences: Sentence[], borrows: boolean): LearnedModel {
  const random = seededRandom(SEED);
  const { sparsity, scale } = borrows ? BORROWING : OWN;
  const classes = [...new Set(sentences.map(({ intent }) => intent))].toSorted();
  const users = usersOf(sentences, ({ tagged }) => tagged.tokens.map((token) => token.norm));
  const isRare = (word: string) => (users.get(word)?.size ?? 0) < 2;
  const isKnown = (word: string) => users.has(word) && !STRANGE_WORDS.has(word);
  const named = sentences.map((sentence) => {
    const forgetful = random() < FORGETFUL;
    return { ...sentence, features: featuresOf(sentence.tagged, (word) => isKnown(word) && !(forgetful && isRare(word))) };
  });

  const featureUsers = usersOf(named, ({ features }) => features);
  const kept = new Set([...featureUsers].filter(([name, { size }]) => size >= LEAST_PHRASES || isWordFeature(name)).map(([name]) => name));
  const buckets = [...new Set([...kept].map(bucketOf))].toSorted((a, b) => a - b);
  const places = new Map(buckets.map((bucket, i) => [bucket, i]));

  const counts = new Map<string, number>();
  for (const { intent } of sentences) counts.set(intent, (counts.get(intent) ?? 0) + 1);
  const usual = sentences.length / classes.length;
  const examples = named.map(({ intent, features, origin }): Example => {
    const own = new Set(features.filter((name) => kept.has(name)).map(bucketOf));
    return {
      target: classes.indexOf(intent),
      features: [...own].map((bucket) => places.get(bucket)!),
      weight:
        COUNTS[origin] * (intent !== OUT_OF_SCOPE ? Math.sqrt(usual / counts.get(intent)!) : origin === 'strange' ? STRANGE : FOREIGN),
    };
  });
  const learned = descend(merged(examples), {
    classes: classes.length,
    features: buckets.length,
    epochs: EPOCHS,
    refinement: REFINEMENT,
    sparsity,
    seed: SEED,
  });
  return {
    words: [...new Set(sentences.flatMap(({ tagged }) => featuresOf(tagged, isKnown).filter(isWordFeature)))].map((name) => name.slice(2)),
    model: quantise(learned, classes, buckets, scale),
  };
}

/** Sentences with the same features and meaning as one that counts for all of them. */
function merged(examples: Example[]): Example[] {
  const found = new Map<string, Example>();
  for (const example of examples) {
    const key = `${example.target}:${example.features.toSorted((a, b) => a - b).join()}`;
    const same = found.get(key);
    if (same) same.weight += example.weight;
    else found.set(key, { ...example });
  }
  return [...found.values()];
}

function usersOf<T extends { template: string }>(items: T[], namesOf: (item: T) => string[]): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  for (const item of items) {
    for (const name of namesOf(item)) {
      const found = users.get(name);
      if (found) found.add(item.template);
      else users.set(name, new Set([item.template]));
    }
  }
  return users;
}
