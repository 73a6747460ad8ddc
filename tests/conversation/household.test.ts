import { describe, expect, it } from 'vitest';
import { createTranslations } from '../../src/app/translations.ts';
import { createHousehold } from '../../src/conversation/household.ts';
import type { MemberWish } from '../../src/domain/member-wish.ts';
import { languages, readTranslation } from '../../src/server/locales.ts';
import { renderWords } from '../../src/ui/words.ts';
import { readPolyglot } from '../../src/understanding/node/read-understanding.ts';

const polyglot = readPolyglot();
const texts = await createTranslations('en', readTranslation('en'));
for (const language of languages()) texts.addResourceBundle(language, 'translation', readTranslation(language));

const interpret = async (text: string, context = {}) => polyglot.in(polyglot.languageOf(text, 'en')).interpret(text, context);

/** Who wishes what in a sentence; null where it is for the usual way. */
async function wishesIn(said: string, known: MemberWish[] = []): Promise<MemberWish[] | null> {
  const stage = () => ({ results: null }) as never;
  const meant = createHousehold({ interpret, render: (text) => renderWords(texts, text, 'show'), household: () => known, stage });
  const call = await meant(said, await interpret(said));
  return call && (call.args!['wishes'] as MemberWish[]);
}

describe('wishes of several people', () => {
  it.each<[string, MemberWish[]]>([
    [
      'my wife wants Kondapur, I want a garden',
      [
        { who: 'wife', filters: { locality: 'Kondapur' } },
        { who: 'me', filters: { amenities: ['garden'] } },
      ],
    ],
    [
      'I would like 3 bedrooms but my mother needs a lift and my brother wants Miyapur',
      [
        { who: 'me', filters: { bhk: 3 } },
        { who: 'mother', filters: { amenities: ['lift'] } },
        { who: 'brother', filters: { locality: 'Miyapur' } },
      ],
    ],
    ['my flatmate prefers a furnished flat', [{ who: 'flatmate', filters: { type: 'Flat', furnishing: 'furnished' } }]],
    [
      'mere pati ko Gachibowli chahiye aur mujhe parking chahiye',
      [
        { who: 'husband', filters: { locality: 'Gachibowli' } },
        { who: 'me', filters: { amenities: ['parking'] } },
      ],
    ],
    [
      'मेरे पिताजी को लिफ्ट चाहिए, मुझे 2 BHK चाहिए',
      [
        { who: 'father', filters: { amenities: ['lift'] } },
        { who: 'me', filters: { bhk: 2 } },
      ],
    ],
    [
      'మా నాన్నకు లిఫ్ట్ కావాలి, నాకు 2 BHK కావాలి',
      [
        { who: 'father', filters: { amenities: ['lift'] } },
        { who: 'me', filters: { bhk: 2 } },
      ],
    ],
    [
      'میری بیوی کو کونڈاپور چاہیے اور مجھے پارکنگ چاہیے',
      [
        { who: 'wife', filters: { locality: 'Kondapur' } },
        { who: 'me', filters: { amenities: ['parking'] } },
      ],
    ],
  ])('%s', async (said, wishes) => expect(await wishesIn(said)).toEqual(wishes));

  it.each([
    'I want a 2 bhk in Kondapur',
    "I want a flat near my mother's house in Kondapur",
    'I want a ground floor flat for my mother in Kondapur',
    'my wife and I want 3 bhk in Miyapur',
    'send the second one to my wife',
    'I want to share this with my husband',
    'show flats in Kondapur',
    'meri maa ke liye ground floor chahiye',
    'my wife wants no muslims in the building',
  ])('are not in "%s"', async (said) => expect(await wishesIn(said)).toBeNull());

  it('are told apart by "she" where somebody was named before, and by nobody else', async () => {
    const known: MemberWish[] = [{ who: 'wife', filters: { locality: 'Kondapur' } }];
    expect(await wishesIn('she wants 3 bedrooms', known)).toEqual([{ who: 'wife', filters: { bhk: 3 } }]);
    expect(await wishesIn('I want a garden', known)).toEqual([{ who: 'me', filters: { amenities: ['garden'] } }]);
    expect(await wishesIn('she wants 3 bedrooms')).toBeNull();
    expect(await wishesIn('under 80 lakhs', known)).toBeNull();
  });
});
