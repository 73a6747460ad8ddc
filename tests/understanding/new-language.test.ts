import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { learnLanguages } from '../../models/intents/learn-languages.ts';
import { makePart } from '../../models/intents/make-part.ts';
import { createLanguageFinder, type FindLanguage } from '../../src/understanding/find-language.ts';
import { createUnderstanding, type Understanding } from '../../src/understanding/interpret.ts';
import type { LanguagePart } from '../../src/understanding/language-part.ts';
import { INTENTS_DIR, openIntents, type Intents } from '../../src/understanding/node/read-intents.ts';
import { scaffold } from '../../src/understanding/node/scaffold.ts';
import { ownSet } from '../bench/intent-sets.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** A few words and phrases of Marathi, which is written in the letters of Hindi. */
const WORDS = { cue: { in: ['मध्ये', 'madhye'] }, type: { Flat: ['सदनिका'] } };
const PHRASES: Record<string, string[]> = {
  'search': [
    '{locality} मध्ये {bhk} [{type}] (पाहिजे|हवा आहे|दाखवा)',
    'मला {locality} मध्ये {type} (पाहिजे|हवी आहे)',
    '{bhk} सदनिका (पाहिजे|आहे का)',
    '{locality} मध्ये {bhk} (आहे का|पाहिजे)',
    '{bhk} पाहिजे',
  ],
  'go-back': ['मागे (जा|जाऊया|चला)', 'परत मागे (जा|न्या)'],
  'show-favourites': ['माझ्या आवडत्या (दाखवा|सदनिका दाखवा)', 'आवडीची यादी (दाखवा|उघडा)'],
  'out-of-scope': ['आज हवामान कसे आहे', 'मला एक विनोद सांगा', 'गाणे (लावा|ऐकवा)'],
};

describe('a second language in letters that are in use already', { timeout: 120_000 }, () => {
  const folder = join(temporaryFolder('intents'), 'intents');
  let intents: Intents;
  let find: FindLanguage;
  let part: LanguagePart;
  let marathi: Understanding;

  beforeAll(() => {
    cpSync(INTENTS_DIR, folder, { recursive: true });
    scaffold('mr', openIntents(folder));
    const lexicon = join(folder, 'lexicon', 'mr.json');
    writeFileSync(lexicon, JSON.stringify({ ...JSON.parse(readFileSync(lexicon, 'utf8')), words: WORDS, units: { bhk: ['बीएचके'] } }));
    for (const [intent, phrases] of Object.entries(PHRASES))
      writeFileSync(join(folder, 'mr', `${intent}.json`), JSON.stringify({ intent, phrases }));
    intents = openIntents(folder);
    find = createLanguageFinder({ languages: intents.languages, model: learnLanguages(intents) });
    part = makePart('mr', intents);
    marathi = createUnderstanding(part);
  }, 120_000);

  it('needs its entry and its data only', () =>
    expect(intents.languages['mr']).toMatchObject({
      name: 'मराठी',
      script: 'Deva',
      direction: 'ltr',
      borrowsFrom: ['en'],
      speech: 'mr-IN',
    }));

  it.each([
    ['कोंडापूर मध्ये २ बीएचके पाहिजे', 'search', { bhk: 2, locality: 'Kondapur' }],
    ['मला गचीबौली मध्ये सदनिका दाखवा', 'search', { type: 'Flat', locality: 'Gachibowli' }],
    ['मागे चला', 'go-back', {}],
    ['माझी आवडीची यादी दाखवा', 'show-favourites', {}],
    ['आज हवामान बरे आहे का', 'out-of-scope', {}],
  ])('is found and understood: %s', (text, intent, slots) => {
    expect(find(text)).toBe('mr');
    const read = marathi.interpret(text);
    expect({ language: read.language, intent: read.intent, slots: read.slots }).toEqual({ language: 'mr', intent, slots });
  });

  it('has the places in its letters', () => {
    expect(part.places.length).toBeGreaterThan(100);
    const written = intents
      .localities()
      .flatMap(({ name, scripts }) => scripts.filter((said) => /\p{Script=Devanagari}/u.test(said)).map((said) => ({ name, said })));
    expect(written.length).toBeGreaterThan(100);
    expect(written.filter(({ name, said }) => marathi.readFilters(`${said} मध्ये २ बीएचके`).slots['locality'] !== name)).toEqual([]);
  });

  it('leaves Hindi as it was', () => {
    const hindi = ownSet('hi').filter(({ text }) => /\p{Script=Devanagari}/u.test(text) && text.split(' ').length > 2);
    const taken = hindi.filter(({ text }) => find(text) !== 'hi').map(({ text }) => text);
    expect(taken.length / hindi.length).toBeLessThan(0.03);
    expect(intents.languages['hi']).toEqual(openIntents().languages['hi']);
  });
});
