import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INTENTS_DIR, readLexicon, readLocalities, readPhrases } from '../read-data.ts';
import { expand, samplesOf } from '../phrases.ts';
import { seededRandom } from '../seeded-random.ts';
import { languagesWithPhrases } from './languages.ts';
import { learnLanguage, printWeights, writeWeights } from './learn.ts';

/**
 * The tools of those who write phrases: `check` (everything is well formed and the weights are those of the phrases),
 * `learn` (writes the weights anew), `sample INTENT [--lang LANG]` (sentences that its phrases make).
 */
const [task = 'check', name] = process.argv.slice(2);

const option = (wanted: string, otherwise: string): string => {
  const at = process.argv.indexOf(`--${wanted}`);
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise);
};

const SAMPLED = 20;

function sample(language: string, intent: string): string[] {
  const file = readPhrases(language).find((phrases) => phrases.intent === intent);
  if (!file) throw new Error(`intents/${language} has no "${intent}"`);
  const samples = samplesOf([readLexicon(language)], readLocalities());
  const random = seededRandom(Date.now());
  return Array.from({ length: SAMPLED }, (_, i) => expand(file.phrases[i % file.phrases.length]!, samples, random));
}

function check(language: string): string[] {
  const problems: string[] = [];
  const seen = new Map<string, string>();
  for (const { intent, phrases } of readPhrases(language)) {
    for (const phrase of phrases) {
      const other = seen.get(phrase);
      if (other) problems.push(`intents/${language}: "${phrase}" stands under ${other} and ${intent}`);
      seen.set(phrase, intent);
    }
  }
  const stored = readFileSync(join(INTENTS_DIR, 'weights', `${language}.json`), 'utf8');
  if (stored !== printWeights(learnLanguage(language)))
    problems.push(`intents/weights/${language}.json is not what the phrases teach: run "npm run intents -- learn"`);
  return problems;
}

if (task === 'check') {
  const problems = languagesWithPhrases().flatMap(check);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(`intents: ${languagesWithPhrases().join(', ')} checked`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} else if (task === 'learn') {
  for (const language of languagesWithPhrases()) writeWeights(language);
} else if (task === 'sample' && name) {
  console.log(sample(option('lang', 'en'), name).join('\n'));
} else {
  console.error('Use: npm run intents -- check | learn | sample INTENT [--lang LANG]');
  process.exitCode = 1;
}
