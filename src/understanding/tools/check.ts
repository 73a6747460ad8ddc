import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Context, Lexicon } from '../data.ts';
import { ELSEWHERE } from '../dictionary.ts';
import { createUnderstanding, taggerData, type Understanding } from '../interpret.ts';
import { expand, samplesOf } from '../phrases.ts';
import { INTENTS_DIR, MIXED_WITH, readLanguage, readLexicon, localitiesFor, readPhrases } from '../read-data.ts';
import { seededRandom } from '../seeded-random.ts';
import { tagText } from '../tagger.ts';
import { learnLanguage, printWeights } from './learn.ts';

/** A sentence that is misunderstood, and what it means. When it is understood, it has to leave the list. */
const KnownFailure = z.strictObject({
  lang: z.string(),
  text: z.string(),
  context: z.optional(z.record(z.string(), z.unknown())),
  intent: z.string(),
  why: z.string(),
});

const UTTERANCES_DIR = join(INTENTS_DIR, '..', 'tests', 'understanding', 'utterances');

/** Of a hundred phrases so many may be taken for another intent: their words alone do not tell. */
const MOST_CAPTURED = 0.02;

const IN_PLACE: Record<string, Context> = {
  'affirm': { asked: 'something' },
  'deny': { asked: 'something' },
  'refine-search': { screen: 'results', search: { bhk: 2 } },
  'clear-filter': { screen: 'results', search: { bhk: 2 } },
  'property-details': { screen: 'property', property: 1 },
  'fill-field': { form: 'enquiry', field: 'name' },
  'submit-form': { form: 'enquiry' },
  'stop-speaking': { speaking: true },
};

/** Phrases stand under one intent only. */
function doubled(language: string): string[] {
  const seen = new Map<string, string>();
  return readPhrases(language).flatMap(({ intent, phrases }) =>
    phrases.flatMap((phrase) => {
      const other = seen.get(phrase);
      seen.set(phrase, intent);
      return other ? [`intents/${language}: "${phrase}" stands under ${other} and ${intent}`] : [];
    }),
  );
}

function stale(language: string): string[] {
  const file = join(INTENTS_DIR, 'weights', `${language}.json`);
  const current = existsSync(file) && readFileSync(file, 'utf8') === printWeights(learnLanguage(language));
  return current ? [] : [`intents/weights/${language}.json is not what the phrases teach: run "npm run intents -- learn"`];
}

/** Intents whose phrases nobody tests. */
function untested(language: string): string[] {
  const file = join(UTTERANCES_DIR, `${language}.jsonl`);
  if (!existsSync(file)) return [`tests/understanding/utterances/${language}.jsonl is missing`];
  const tested = new Set(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => z.parse(z.object({ intent: z.string() }), JSON.parse(line)).intent),
  );
  return readPhrases(language)
    .filter(({ intent }) => !tested.has(intent))
    .map(({ intent }) => `intents/${language}/${intent}.json has no line in tests/understanding/utterances/${language}.jsonl`);
}

/** Phrases that are taken for another intent, even in their place. */
function captured(language: string, understanding: Understanding): { phrase: string; intent: string; taken: string }[] {
  const samples = samplesOf(MIXED_WITH[language]!.map(readLexicon), localitiesFor(language));
  const random = seededRandom(3);
  return readPhrases(language).flatMap(({ intent, phrases }) =>
    phrases.flatMap((phrase) => {
      const { intent: taken, further } = understanding.interpret(expand(phrase, samples, random), IN_PLACE[intent]);
      const all = [taken, ...further.map((wish) => wish.intent)];
      return all.includes(intent) ? [] : [{ phrase, intent, taken }];
    }),
  );
}

function capturedTooOften(language: string, understanding: Understanding): string[] {
  const all = readPhrases(language).reduce((sum, { phrases }) => sum + phrases.length, 0);
  const found = captured(language, understanding);
  if (found.length <= all * MOST_CAPTURED) return [];
  return found.map(({ phrase, intent, taken }) => `intents/${language}/${intent}.json: "${phrase}" is taken for ${taken}`);
}

/** Ways of saying that the tagger never finds: they stand behind a longer or another one. */
function dead(language: string): string[] {
  const own: Lexicon = readLexicon(language);
  const tagger = taggerData({ language, lexicons: MIXED_WITH[language]!.map(readLexicon), localities: [] }, new Set(), new Set());
  const kinds = Object.entries(own.words).filter(([kind]) => kind !== ELSEWHERE);
  return kinds.flatMap(([kind, values]) =>
    Object.entries(values).flatMap(([value, ways]) =>
      ways.flatMap((way, i) => {
        const at = `intents/lexicon/${language}.json: ${kind} "${value}": "${way}"`;
        if (ways.indexOf(way) < i) return [`${at} stands there twice`];
        const found = tagText(way, tagger).spans.some(({ tags }) => tags.some((tag) => tag.kind === kind && tag.value === value));
        return found ? [] : [`${at} is never found`];
      }),
    ),
  );
}

function mended(language: string, understanding: Understanding): string[] {
  const failures = z.parse(z.array(KnownFailure), JSON.parse(readFileSync(join(INTENTS_DIR, 'known-failures.json'), 'utf8')));
  return failures
    .filter(({ lang, text, context, intent }) => lang === language && understanding.interpret(text, context).intent === intent)
    .map(({ text }) => `intents/known-failures.json: "${text}" is understood now: take it out and make it a test`);
}

/** Everything that is wrong with the data of one language, a line each. */
export function problemsOf(language: string): string[] {
  const old = stale(language);
  if (old.length > 0) return [...doubled(language), ...old];
  const understanding = createUnderstanding(readLanguage(language));
  return [
    ...doubled(language),
    ...untested(language),
    ...dead(language),
    ...capturedTooOften(language, understanding),
    ...mended(language, understanding),
  ];
}
