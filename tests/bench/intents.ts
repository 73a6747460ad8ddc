import type { Context, Slots } from '../../src/understanding/data.ts';
import { openIntents } from '../../src/understanding/node/read-intents.ts';
import { readPolyglot, type Polyglot } from '../../src/understanding/node/read-understanding.ts';
import { expand, samplesOf } from '../../src/understanding/phrases.ts';
import { seededRandom } from '../../src/understanding/seeded-random.ts';
import { percentile, type Bench } from './bench.ts';
import { alike, dialogueSet, outOfScopeSet, ownSet, sameSlots, type Utterance } from './intent-sets.ts';
import { languageSizes } from './language-sizes.ts';
import { numbersBench } from './numbers.ts';
import { withBayes, withNlpJs, type Classifies, type Taught } from './ordinary-libraries.ts';

const OUT_OF_SCOPE = 'out-of-scope';

interface Case {
  /** The tag of the language that it is in. */
  language: string;
  text: string;
  context: Context | null;
  accept: readonly string[];
  slots?: Slots;
}

/** One row of the table. Shares are from 0 to 1, times in milliseconds. */
interface Figures extends Record<string, string | number> {
  set: string;
  sentences: number;
  intent: number;
}

const share = (part: number, all: number): number => (all === 0 ? 1 : Math.round((part / all) * 1000) / 1000);

/** Harmonic mean of precision and recall over slot and value pairs. */
function slotF1(pairs: { wanted: Slots; got: Slots }[]): number {
  let right = 0;
  let wanted = 0;
  let got = 0;
  for (const pair of pairs) {
    wanted += Object.keys(pair.wanted).length;
    got += Object.keys(pair.got).length;
    right += Object.entries(pair.wanted).filter(
      ([name, value]) => pair.got[name] !== undefined && alike(pair.got[name]) === alike(value),
    ).length;
  }
  return share(2 * right, wanted + got);
}

function ours(set: string, cases: Case[], polyglot: Polyglot): Figures {
  for (const { text, context } of cases.slice(0, 200)) polyglot.interpret(text, context);
  const times: number[] = [];
  const results = cases.map((item) => {
    const start = performance.now();
    const { intent, slots, language } = polyglot.interpret(item.text, item.context);
    times.push(performance.now() - start);
    return { item, intent, slots, language, right: item.accept.includes(intent) };
  });
  const labelled = results.flatMap(({ item, slots, right }) => (item.slots ? [{ wanted: item.slots, got: slots, right }] : []));
  const foreign = results.filter(({ item }) => item.accept.includes(OUT_OF_SCOPE));
  return {
    set,
    sentences: cases.length,
    language: share(results.filter(({ item, language }) => item.language === language).length, results.length),
    intent: share(results.filter(({ right }) => right).length, results.length),
    frame:
      labelled.length > 0
        ? share(labelled.filter(({ right, wanted, got }) => right && sameSlots(wanted, got)).length, labelled.length)
        : '',
    slotF1: labelled.length > 0 ? slotF1(labelled) : '',
    refused: foreign.length > 0 ? share(foreign.filter(({ right }) => right).length, foreign.length) : '',
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
  };
}

async function theirs(cases: Case[], classifies: Classifies): Promise<number> {
  let right = 0;
  for (const { text, accept } of cases) right += accept.includes((await classifies(text)) ?? OUT_OF_SCOPE) ? 1 : 0;
  return share(right, cases.length);
}

const SENTENCES_PER_PHRASE = 2;

/** Sentences made of the same phrases that our weights were learned from. */
function taught(language: string): Taught[] {
  const random = seededRandom(1);
  const data = openIntents();
  return [language, ...data.language(language).borrowsFrom].flatMap((mixed) => {
    const samples = samplesOf([data.lexicon(mixed)], data.localities());
    return data
      .phrases(mixed)
      .flatMap(({ intent, phrases }) =>
        phrases.flatMap((phrase) =>
          Array.from({ length: SENTENCES_PER_PHRASE }, () => ({ intent, text: expand(phrase, samples, random) })),
        ),
      );
  });
}

/** Texts in Latin letters are English, Hindi or Telugu: Urdu in them is read as Hindi. */
const asCase = ({ lang, text, context, intent, slots }: Utterance): Case => ({
  language: lang === 'ur' && !/\p{Script=Arabic}/u.test(text) ? 'hi' : lang,
  text,
  context,
  accept: [intent],
  slots,
});

/**
 * How well people are understood, their language being found first: the project's own test set in each language, other people's dialogues (Schema-Guided
 * Dialogue, Homes) and out-of-scope sentences (CLINC), beside nlp.js and naive Bayes taught with the same phrases.
 */
export const intents: Bench = async ({ data }) => {
  const rows: Figures[] = [];
  const left: string[] = [];
  const polyglot = readPolyglot();
  for (const language of Object.keys(openIntents().languages)) {
    const sets: [string, Case[]][] = [[`own ${language}`, ownSet(language).map(asCase)]];
    if (language === 'en') {
      const dialogues = dialogueSet(data);
      const foreign = outOfScopeSet(data);
      if (dialogues) sets.push(['sgd homes', dialogues.map((turn) => ({ language, ...turn }))]);
      if (foreign) sets.push(['clinc out of scope', foreign.map((text) => ({ language, text, context: null, accept: [OUT_OF_SCOPE] }))]);
      if (!dialogues || !foreign) left.push(`sets of other people: nothing in ${data}/language`);
    }
    const sentences = taught(language);
    const [nlpJs, naive] = [await withNlpJs(language, sentences), withBayes(sentences)];
    for (const [name, cases] of sets) {
      rows.push({ ...ours(name, cases, polyglot), 'nlp.js': await theirs(cases, nlpJs), 'bayes': await theirs(cases, naive) });
    }
  }
  const numbers = numbersBench(data);
  const sizes = await languageSizes();
  for (const line of [...left, ...numbers.left]) console.log(`left out: ${line}`);
  console.table(numbers.rows);
  console.table(sizes);
  return { rows, result: { intents: rows, numbers: numbers.rows, sizes } };
};
