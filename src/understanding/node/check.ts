import type { Context } from '../data.ts';
import { ELSEWHERE } from '../dictionary.ts';
import { taggerData, type Understanding } from '../interpret.ts';
import { isHeap } from '../noise.ts';
import { expand, samplesOf } from '../phrases.ts';
import { seededRandom } from '../seeded-random.ts';
import { tagText } from '../tagger.ts';
import { unwritten } from './check-gaps.ts';
import { readPart } from './learned.ts';
import type { Intents } from './read-intents.ts';
import { readUnderstanding } from './read-understanding.ts';

/** Of a hundred phrases so many may be taken for another intent: their words alone do not tell. */
const MOST_CAPTURED = 0.035;

const IN_PLACE: Record<string, Context> = {
  'affirm': { asked: 'something' },
  'deny': { asked: 'something' },
  'refine-search': { screen: 'results', search: { bhk: 2 } },
  'clear-filter': { screen: 'results', search: { bhk: 2 } },
  'property-details': { screen: 'property', property: 1 },
  'fill-field': { form: 'enquiry', field: 'name' },
  'submit-form': { form: 'enquiry' },
  'stop-speaking': { speaking: true },
  'next-step': { form: 'posting' },
  'previous-step': { form: 'posting' },
  'read-form': { form: 'posting' },
  'ask-homes': { screen: 'results', count: 5 },
  'ask-distance': { screen: 'property', property: 1 },
  'ask-price': { screen: 'property', property: 1 },
  'similar-homes': { screen: 'property', property: 1 },
  'share-home': { screen: 'property', property: 1 },
  'hide-home': { screen: 'property', property: 1 },
  'report-listing': { screen: 'property', property: 1 },
};

/** Phrases stand under one intent only. */
function doubled(tag: string, intents: Intents): string[] {
  const seen = new Map<string, string>();
  return intents.phrases(tag).flatMap(({ intent, phrases }) =>
    phrases.flatMap((phrase) => {
      const other = seen.get(phrase);
      seen.set(phrase, intent);
      return other ? [`intents/${tag}/${intent}.json: "${phrase}" stands under ${other} too: take one of them out`] : [];
    }),
  );
}

const MOST_TRIES = 20;

/** A sentence that a phrase makes, in scripts that somebody would write together: places have names in every script. */
function sentenceOf(phrase: string, make: (phrase: string) => string): string {
  let sentence = make(phrase);
  for (let tries = 1; tries < MOST_TRIES && isHeap({ text: sentence }); tries++) sentence = make(phrase);
  return sentence;
}

/** Phrases that are taken for another intent, even in their place. */
function captured(tag: string, intents: Intents, understanding: Understanding): { phrase: string; intent: string; taken: string }[] {
  const lexicons = [tag, ...intents.language(tag).borrowsFrom].map((name) => intents.lexicon(name));
  const samples = samplesOf(lexicons, intents.localities());
  const random = seededRandom(3);
  return intents.phrases(tag).flatMap(({ intent, phrases }) =>
    phrases.flatMap((phrase) => {
      const { intent: taken, further } = understanding.interpret(
        sentenceOf(phrase, (one) => expand(one, samples, random)),
        IN_PLACE[intent],
      );
      const all = [taken, ...further.map((wish) => wish.intent)];
      return all.includes(intent) ? [] : [{ phrase, intent, taken }];
    }),
  );
}

function capturedTooOften(tag: string, intents: Intents): string[] {
  const all = intents.phrases(tag).reduce((sum, { phrases }) => sum + phrases.length, 0);
  const found = captured(tag, intents, readUnderstanding(tag, intents));
  if (found.length <= all * MOST_CAPTURED) return [];
  return found.map(
    ({ phrase, intent, taken }) => `intents/${tag}/${intent}.json: "${phrase}" is taken for ${taken}: write more phrases of both`,
  );
}

/** Ways of saying that the tagger never finds: they stand behind a longer or another one. */
function dead(tag: string, intents: Intents): string[] {
  const lexicon = intents.lexicon(tag);
  const tagger = taggerData({ ...readPart(tag, intents), places: [], ours: [] });
  const kinds = Object.entries(lexicon.words).filter(([kind]) => kind !== ELSEWHERE);
  return kinds.flatMap(([kind, values]) =>
    Object.entries(values).flatMap(([value, ways]) =>
      ways.flatMap((way, i) => {
        const at = `intents/lexicon/${tag}.json: ${kind} "${value}": "${way}"`;
        if (ways.indexOf(way) < i) return [`${at} stands there twice: take one out`];
        const found = tagText(way, tagger).spans.some(({ tags }) => tags.some((item) => item.kind === kind && item.value === value));
        return found ? [] : [`${at} is never found, another way of saying stands before it: take it out`];
      }),
    ),
  );
}

/** Everything that is wrong with the data of one language, a line each, with what to write and where. */
export const problemsOf = (tag: string, intents: Intents): string[] => [
  ...unwritten(tag, intents),
  ...doubled(tag, intents),
  ...dead(tag, intents),
  ...capturedTooOften(tag, intents),
];
