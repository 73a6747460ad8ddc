import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Weights } from '../data.ts';
import { taggerData } from '../interpret.ts';
import { learnWeights } from '../learn.ts';
import { INTENTS_DIR, MIXED_WITH, readLexicon, readLocalities, readPhrases } from '../read-data.ts';
import { tagText } from '../tagger.ts';

/** Learns the weights of one language from its phrases, and those of the languages that it is mixed with. */
export function learnLanguage(language: string): Weights {
  const localities = readLocalities();
  const lexicons = (MIXED_WITH[language] ?? [language]).map(readLexicon);
  const files = readPhrases(language);
  const words = new Set(files.flatMap((file) => file.phrases.flatMap((phrase) => phrase.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [])));
  const tagger = taggerData({ language, lexicons, localities }, words);
  return learnWeights(
    files,
    lexicons[0]!,
    localities.map(({ name }) => name),
    (text) => tagText(text, tagger),
  );
}

/** One line per feature, so that a change of the phrases is a readable change of the file. */
export function printWeights(weights: Weights): string {
  const lines = (items: unknown[]) => items.map((item) => `    ${JSON.stringify(item)}`).join(',\n');
  return `{
  "intents": ${JSON.stringify(weights.intents)},
  "bias": ${JSON.stringify(weights.bias)},
  "scale": ${weights.scale},
  "features": [\n${lines(weights.features)}\n  ],
  "weights": [\n${lines(weights.weights)}\n  ]
}
`;
}

export function writeWeights(language: string): void {
  mkdirSync(join(INTENTS_DIR, 'weights'), { recursive: true });
  writeFileSync(join(INTENTS_DIR, 'weights', `${language}.json`), printWeights(learnLanguage(language)));
}
