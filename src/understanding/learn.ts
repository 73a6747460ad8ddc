import type { IntentPhrases, Lexicon, LocalityNames, Weights } from './data.ts';
import { featuresOf } from './features.ts';
import { expand, samplesOf, variety, type Samples } from './phrases.ts';
import { pick, seededRandom } from './seeded-random.ts';
import type { Tagged } from './tagger.ts';

interface Example {
  intent: number;
  features: number[];
  weight: number;
}

export interface LearnOptions {
  seed?: number;
  epochs?: number;
  /** Most sentences made of one template. */
  sentences?: number;
  /** Step of the stored weights. */
  scale?: number;
  /** Features of fewer templates than this are left out. */
  leastTemplates?: number;
  /** How strongly weights are drawn to nothing (L1). */
  sparsity?: number;
}

const LEARNING_RATE = 0.3;
const CEILING = 127;
const OUT_OF_SCOPE = 'out-of-scope';

/** A place that nobody has heard of is still a place. */
const PLACE = /\{locality\}/g;

/** Slots of homes: with two of them, whatever else is said beside them is an aside. */
const HOMES = /\{(type|bhk|house|locality|money|area|purpose|furnishing|facing|amenities|possession)\}/g;

/** Slots that make a sentence one about homes: with a strange word in their place it is none. */
const ANCHORS = /\{(type|bhk|house)\}/g;
const STRANGE = ['xqzv', 'blorf', 'grunk', 'vexil', 'xqzv blorf', 'grunk vexil'];
const STRANGE_WORDS = new Set(STRANGE.flatMap((words) => words.split(' ')));

interface Sentence {
  intent: number;
  template: string;
  tagged: Tagged;
}

/**
 * Learns a linear model (multinomial logistic regression with L1, AdaGrad) that tells intents apart from phrases. The same
 * phrases give the same weights on every machine. Words that only one template uses are unknown in half of its sentences,
 * and anchors are replaced by strange words and words of other worlds for out-of-scope, so that the model learns what unknown words mean.
 */
export function learnWeights(
  files: IntentPhrases[],
  lexicons: Lexicon[],
  localities: LocalityNames[],
  tag: (text: string) => Tagged,
  options: LearnOptions = {},
): Omit<Weights, 'ours'> {
  const { seed = 7, epochs = 50, sentences = 10, scale = 0.2, leastTemplates = 2, sparsity = 2e-5 } = options;
  const random = seededRandom(seed);
  const intents = files.map((file) => file.intent);
  const made = [
    ...sentencesOf(files, samplesOf(lexicons, localities), sentences, tag, random),
    ...strangeSentences(files, samplesOf(lexicons, localities), lexicons, intents.indexOf(OUT_OF_SCOPE), tag, random),
  ];

  const wordUsers = usersOf(made, ({ tagged }) => tagged.tokens.map((token) => token.norm));
  const rare = (word: string) => (wordUsers.get(word)?.size ?? 0) < 2;
  const known = (word: string) => wordUsers.has(word) && !STRANGE_WORDS.has(word);
  const named = made.map((sentence) => {
    const forgetful = random() < 0.2;
    return { ...sentence, names: featuresOf(sentence.tagged, (word) => known(word) && !(forgetful && rare(word))) };
  });
  const featureUsers = usersOf(named, ({ names }) => names);
  const places = new Map(
    [...featureUsers].filter(([name, users]) => users.size >= leastTemplates || name.startsWith('w ')).map(([name], i) => [name, i]),
  );

  const perIntent = intents.map((_, intent) => made.filter((sentence) => sentence.intent === intent).length);
  const usual = made.length / intents.length;
  const examples: Example[] = named.map(({ intent, names }) => ({
    intent,
    features: names.flatMap((name) => places.get(name) ?? []),
    weight: Math.sqrt(usual / perIntent[intent]!),
  }));
  return quantise(descend(examples, intents.length, places.size, epochs, sparsity, random), intents, [...places.keys()], scale);
}

function sentencesOf(
  files: IntentPhrases[],
  samples: Samples,
  most: number,
  tag: (text: string) => Tagged,
  random: () => number,
): Sentence[] {
  return files.flatMap(({ phrases }, intent) =>
    phrases.flatMap((template) =>
      Array.from({ length: variety(template, most) }, () => ({ intent, template, tagged: tag(expand(template, samples, random)) })),
    ),
  );
}

function strangeSentences(
  files: IntentPhrases[],
  samples: Samples,
  lexicons: Lexicon[],
  outOfScope: number,
  tag: (text: string) => Tagged,
  random: () => number,
): Sentence[] {
  if (outOfScope < 0) return [];
  const templates = files.flatMap(({ phrases }, intent) => (intent === outOfScope ? [] : phrases.map((phrase) => ({ phrase, intent }))));
  const replaced = (slots: RegExp, words: readonly string[], keep: boolean) =>
    templates
      .filter(({ phrase }) => phrase.match(slots))
      .map(({ phrase, intent }) => {
        const template = phrase.replace(slots, () => pick(words, random));
        return { intent: keep ? intent : outOfScope, template, tagged: tag(expand(template, samples, random)) };
      });
  const elsewhere = lexicons.flatMap((lexicon) => Object.values(lexicon.words['elsewhere'] ?? {}).flat());
  return [
    ...replaced(ANCHORS, STRANGE, false),
    ...(elsewhere.length > 0 ? replaced(ANCHORS, elsewhere, false) : []),
    ...replaced(PLACE, STRANGE, true),
    ...templates
      .filter(({ phrase }) => (phrase.match(HOMES)?.length ?? 0) > 1)
      .map(({ phrase, intent }) => {
        const aside = `${pick(STRANGE, random)} ${elsewhere.length > 0 ? pick(elsewhere, random) : pick(STRANGE, random)}`;
        const template = random() < 0.5 ? `${aside} ${phrase}` : `${phrase} ${aside}`;
        return { intent, template, tagged: tag(expand(template, samples, random)) };
      }),
  ];
}

function usersOf<T extends { template: string }>(items: T[], namesOf: (item: T) => string[]): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  for (const item of items) for (const name of namesOf(item)) users.set(name, (users.get(name) ?? new Set()).add(item.template));
  return users;
}

interface Model {
  bias: Float64Array;
  weights: Float64Array;
}

function descend(examples: Example[], classes: number, features: number, epochs: number, sparsity: number, random: () => number): Model {
  const bias = new Float64Array(classes);
  const weights = new Float64Array(features * classes);
  const biasSquares = new Float64Array(classes).fill(1);
  const squares = new Float64Array(features * classes).fill(1);
  const sums = new Float64Array(classes);
  const order = examples.map((_, i) => i);

  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const place of order) {
      const example = examples[place]!;
      sums.set(bias);
      for (const feature of example.features) for (let c = 0; c < classes; c++) sums[c]! += weights[feature * classes + c]!;
      let most = -Infinity;
      for (const sum of sums) most = Math.max(most, sum);
      let all = 0;
      for (let c = 0; c < classes; c++) all += sums[c] = Math.exp(sums[c]! - most);
      for (let c = 0; c < classes; c++) {
        const slope = (sums[c]! / all - (c === example.intent ? 1 : 0)) * example.weight;
        if (Math.abs(slope) < 1e-4) continue;
        biasSquares[c]! += slope * slope;
        bias[c]! -= (LEARNING_RATE * slope) / Math.sqrt(biasSquares[c]!);
        for (const feature of example.features) {
          const at = feature * classes + c;
          squares[at]! += slope * slope;
          weights[at]! -= (LEARNING_RATE * slope) / Math.sqrt(squares[at]!);
        }
      }
    }
    shrink(weights, squares, sparsity * examples.length);
  }
  return { bias, weights };
}

/** Draws every weight to nothing by the same gradient, in the step that AdaGrad would take for it. */
function shrink(weights: Float64Array, squares: Float64Array, pull: number): void {
  for (let i = 0; i < weights.length; i++) {
    const weight = weights[i]!;
    if (weight === 0) continue;
    const left = Math.abs(weight) - (LEARNING_RATE * pull) / Math.sqrt(squares[i]!);
    weights[i] = left > 0 ? Math.sign(weight) * left : 0;
  }
}

function shuffle(order: number[], random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const other = Math.floor(random() * (i + 1));
    [order[i], order[other]] = [order[other]!, order[i]!];
  }
}

function quantise(model: Model, intents: string[], names: string[], scale: number): Omit<Weights, 'ours'> {
  const classes = intents.length;
  const rows = names.map((name, feature) => {
    const pairs: number[] = [];
    for (let c = 0; c < classes; c++) {
      const steps = Math.max(-CEILING, Math.min(CEILING, Math.round(model.weights[feature * classes + c]! / scale)));
      if (steps !== 0) pairs.push(c, steps);
    }
    return { name, pairs };
  });
  const kept = rows.filter(({ name, pairs }) => pairs.length > 0 || name.startsWith('w ')).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return {
    intents,
    bias: [...model.bias].map((value) => Math.round(value * 100) / 100),
    scale,
    features: kept.map((row) => row.name),
    weights: kept.map((row) => row.pairs),
  };
}
