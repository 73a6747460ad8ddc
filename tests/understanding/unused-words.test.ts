import { describe, expect, it } from 'vitest';
import { openIntents } from '../../src/understanding/node/read-intents.ts';
import { readPolyglot } from '../../src/understanding/node/read-understanding.ts';
import { expand, samplesOf } from '../../src/understanding/phrases.ts';
import { pick, seededRandom } from '../../src/understanding/seeded-random.ts';

const intents = openIntents();
const polyglot = readPolyglot(intents);

/** Of 200 strange words so many may share the hash of a known one. */
const MOST_ALIKE = 2;
const CONSONANTS = Array.from('bdfghjklmnpqrstvwxz');

describe('what a wish for a home does not use is named', () => {
  it.each([
    ['2 bhk in Kondapur with a pooja shelf', 'pooja shelf'],
    ['a flat in Miyapur with a receipt and a robot', 'receipt robot'],
    ['villa in Kokapet near a pizza place', 'pizza'],
    ['kondapur mein 2 bhk jisme robot ho', 'robot'],
    ['2 bhk in Kondapur with a school', 'school'],
    ['కొండాపూర్‌లో పియానో ఉన్న ఫ్లాట్', 'పియానో'],
    ['کونڈاپور میں پیانو والا فلیٹ', 'پیانو'],
  ])('%s: %s', (text, rest) => expect(polyglot.readFilters(text).rest).toBe(rest));

  it.each([
    'show me 2 bhk flats for rent in Kondapur under 30 thousand please',
    'i am looking for a nice villa with a swimming pool in a gated community in Kokapet',
    'my mother wants a ground floor flat in Miyapur if possible',
    'mujhe kondapur mein do bhk flat chahiye kiraye par',
    'गचीबौली में तीन बीएचके फ्लैट दिखाइए',
    'nenu gachibowli lo 2 bhk flat vetukutunnanu',
    'گچی باؤلی میں دو بی ایچ کے فلیٹ چاہیے',
  ])('%s: nothing', (text) => expect(polyglot.readFilters(text).rest).toBe(''));

  it('a quality that no listing states is one, and no word to look for', () =>
    expect(polyglot.interpret('a calm and luxurious flat in Kondapur', null)).toMatchObject({
      extras: { unlisted: ['quiet', 'luxury'] },
      rest: '',
    }));

  it('what is asked of a home is no word to look for', () =>
    expect(polyglot.interpret('what is the rera number', { screen: 'property', property: 5 }).rest).toBe(''));

  it('in a second wish of the sentence nothing is looked for', () =>
    expect(polyglot.interpret('2 bhk in Kondapur and sort by price', null).rest).toBe(''));
});

describe.each(['en', 'hi', 'te', 'ur'])('words that nobody knows, in wishes in %s', (language) => {
  const random = seededRandom(23);
  const samples = samplesOf(
    [language, ...intents.language(language).borrowsFrom].map((tag) => intents.lexicon(tag)),
    intents.localities(),
  );
  const phrases = intents
    .phrases(language)
    .filter(({ intent }) => intent === 'search')
    .flatMap((file) => file.phrases);
  const understanding = polyglot.in(language);
  const strange = () => Array.from({ length: 7 }, () => pick(CONSONANTS, random)).join('');

  it('are never dropped', () => {
    const dropped = Array.from({ length: 200 }, () => `${expand(pick(phrases, random), samples, random)} ${strange()}`).filter(
      (text) => !understanding.readFilters(text).rest.endsWith(text.split(' ').at(-1)!),
    );
    expect(dropped.slice(MOST_ALIKE)).toEqual([]);
  });
});
