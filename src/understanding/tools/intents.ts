import { readLexicon, readLocalities, readPhrases } from '../read-data.ts';
import { expand, samplesOf } from '../phrases.ts';
import { seededRandom } from '../seeded-random.ts';
import { languagesWithPhrases } from './languages.ts';
import { problemsOf } from './check.ts';
import { writeWeights } from './learn.ts';
import { scaffold } from './scaffold.ts';

/**
 * The tools of those who write phrases: `check` (everything is well formed, tested and alive, no phrase is taken for another
 * intent, the weights are those of the phrases), `learn` (writes the weights anew), `scaffold LANG` (the empty files of a new
 * language), `sample INTENT [--lang LANG]` (sentences that its phrases make).
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

if (task === 'check') {
  const problems = languagesWithPhrases().flatMap(problemsOf);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(`intents: ${languagesWithPhrases().join(', ')} checked`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} else if (task === 'learn') {
  for (const language of languagesWithPhrases()) writeWeights(language);
} else if (task === 'scaffold' && name) {
  console.log(scaffold(name).join('\n') || 'everything is there already');
} else if (task === 'sample' && name) {
  console.log(sample(option('lang', 'en'), name).join('\n'));
} else {
  console.error('Use: npm run intents -- check | learn | scaffold LANG | sample INTENT [--lang LANG]');
  process.exitCode = 1;
}
