import { problemsOf } from './check.ts';
import { expand, samplesOf } from '../phrases.ts';
import { openIntents } from './read-intents.ts';
import { learnMissing } from './learned.ts';
import { scaffold } from './scaffold.ts';
import { seededRandom } from '../seeded-random.ts';

/**
 * The tools of those who write phrases: `check` (everything is well formed, tested and alive, no phrase is taken for another
 * intent), `scaffold LANG` (the empty files of a new language), `sample INTENT [--lang LANG]` (sentences that its phrases
 * make).
 */
const [task = 'check', name] = process.argv.slice(2);
const intents = openIntents();

const option = (wanted: string, otherwise: string): string => {
  const at = process.argv.indexOf(`--${wanted}`);
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise);
};

const SAMPLED = 20;

function sample(language: string, intent: string): string[] {
  const file = intents.phrases(language).find((phrases) => phrases.intent === intent);
  if (!file) throw new Error(`intents/${language} has no "${intent}"`);
  const samples = samplesOf([intents.lexicon(language)], intents.localities());
  const random = seededRandom(Date.now());
  return Array.from({ length: SAMPLED }, (_, i) => expand(file.phrases[i % file.phrases.length]!, samples, random));
}

if (task === 'check') {
  learnMissing(intents);
  const problems = Object.keys(intents.languages).flatMap((tag) => problemsOf(tag, intents));
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(`intents: ${Object.keys(intents.languages).join(', ')} checked`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} else if (task === 'scaffold' && name) {
  console.log(scaffold(name, intents).join('\n') || 'everything is there already');
} else if (task === 'sample' && name) {
  console.log(sample(option('lang', 'en'), name).join('\n'));
} else {
  console.error('Use: npm run intents -- check | scaffold LANG | sample INTENT [--lang LANG]');
  process.exitCode = 1;
}
