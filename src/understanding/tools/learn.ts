import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IntentPhrases, Lexicon, Weights } from '../data.ts';
import { ELSEWHERE } from '../dictionary.ts';
import { taggerData, wordsOf } from '../interpret.ts';
import { learnWeights } from '../learn.ts';
import { INTENTS_DIR, MIXED_WITH, localitiesFor, readLexicon, readPhrases } from '../read-data.ts';
import { createSpelling, type Spelling } from '../spelling.ts';
import { tagText } from '../tagger.ts';
import { tokenise } from '../text.ts';

/** Phrases of the same intents in several languages, as one file an intent. */
function together(languages: string[]): IntentPhrases[] {
  const all = new Map<string, string[]>();
  for (const { intent, phrases } of languages.flatMap(readPhrases)) all.set(intent, [...(all.get(intent) ?? []), ...phrases]);
  return [...all].map(([intent, phrases]) => ({ intent, phrases })).toSorted((a, b) => (a.intent < b.intent ? -1 : 1));
}

/** The words of English: of its phrases and of its lexicon. */
function englishWords(): Set<string> {
  const phrases = readPhrases('en').flatMap((file) => file.phrases);
  const said = phrases.flatMap((text) => tokenise(text.replace(/[[\](){}|]/g, ' ')).map((token) => token.raw));
  return new Set([...said, ...wordsOf([readLexicon('en')], 'en')]);
}

/** Learns the weights of one language from its phrases, and those of the languages that it is mixed with. */
export function learnLanguage(language: string): Weights {
  const localities = localitiesFor(language);
  const languages = MIXED_WITH[language]!;
  const lexicons = languages.map(readLexicon);
  const files = together(languages);
  const english = englishWords();
  const ours = ordinaryHere(files, lexicons, createSpelling(language, lexicons, english));
  const tagger = taggerData({ language, lexicons, localities }, english, new Set(ours));
  return { ...learnWeights(files, lexicons, localities, (text) => tagText(text, tagger)), ours };
}

const OUT_OF_SCOPE = 'out-of-scope';

/** Words of other worlds that phrases about homes use too: "banana" is "to make" in Hindi. */
function ordinaryHere(files: IntentPhrases[], lexicons: Lexicon[], spelling: Spelling): string[] {
  const normsIn = (text: string) => spelling.tokenise(text.replaceAll(/\{\w+\}|[[\]()|]/g, ' ')).map(({ norm }) => norm);
  const used = new Set(files.filter(({ intent }) => intent !== OUT_OF_SCOPE).flatMap(({ phrases }) => phrases.flatMap(normsIn)));
  const elsewhere = lexicons.flatMap((lexicon) => Object.values(lexicon.words[ELSEWHERE] ?? {}).flat());
  const single = elsewhere.map(normsIn).flatMap((norms) => (norms.length === 1 ? norms : []));
  return [...new Set(single)].filter((norm) => used.has(norm)).toSorted();
}

/** One line per feature, so that a change of the phrases is a readable change of the file. */
export function printWeights(weights: Weights): string {
  const lines = (items: unknown[]) => items.map((item) => `    ${JSON.stringify(item)}`).join(',\n');
  return `{
  "intents": ${JSON.stringify(weights.intents)},
  "bias": ${JSON.stringify(weights.bias)},
  "scale": ${weights.scale},
  "ours": ${JSON.stringify(weights.ours)},
  "features": [\n${lines(weights.features)}\n  ],
  "weights": [\n${lines(weights.weights)}\n  ]
}
`;
}

export function writeWeights(language: string): void {
  mkdirSync(join(INTENTS_DIR, 'weights'), { recursive: true });
  writeFileSync(join(INTENTS_DIR, 'weights', `${language}.json`), printWeights(learnLanguage(language)));
}
