import { describe, expect, it } from 'vitest';
import { createSentences } from '../../src/conversation/companion/sentences.ts';
import { asPlainText, verify } from '../../src/conversation/companion/verifier.ts';
import { knowledgeIn, someEvidence } from './some-evidence.ts';

const KNOWLEDGE = { en: knowledgeIn('en'), hi: knowledgeIn('hi'), te: knowledgeIn('te'), ur: knowledgeIn('ur') };

const problem = (sentence: string, language: keyof typeof KNOWLEDGE = 'en', said?: string) =>
  verify(asPlainText(sentence), someEvidence(language, said), KNOWLEDGE[language]).problem;

describe('a sentence that stands in what is known is shown', () => {
  it.each([
    'Lake View 301 costs ₹81,23,456.',
    'Lake View 301 is about 81.2 lakh.',
    'It has 1,200 sq ft and two bathrooms.',
    'Lake View 301 in Kondapur is on the third floor of 12 floors.',
    'Green Park 502 is larger, with 1,650 square feet, but it costs ₹95 lakh.',
    'The metro station Raidurg is 2.3 km from Lake View 301.',
    'I found 14 homes with 2 or 3 BHK.',
    'Both stay below the one crore you named.',
    'I do not know how calm the street is.',
    'The first one is cheaper, and the second one is larger.',
    'Lake View 301 was built in 2019.',
    'The listing of Green Park 502 says that the bathroom door is 90 cm wide.',
    '**Lake View 301** suits better, because it has a lift.',
    'Its owner says nothing about a ramp; shall I ask?',
  ])('%s', (sentence) => {
    expect(problem(sentence)).toBeNull();
  });

  it.each([
    ['hi', 'पहले घर की कीमत ₹81,23,456 है।'],
    ['hi', 'यह घर 81.2 लाख का है और 1,200 वर्ग फुट का है।'],
    ['hi', 'मुझे 14 घर मिले।'],
    ['te', 'మొదటి ఇంటి ధర ₹81,23,456.'],
    ['te', 'నాకు 14 ఇళ్లు దొరికాయి.'],
    ['ur', 'پہلے گھر کی قیمت ₹81,23,456 ہے۔'],
    ['ur', 'مجھے 14 گھر ملے۔'],
    ['hi', 'यह कोंडापुर में है।'],
    ['te', 'ఇది కొండాపూర్ లో ఉంది.'],
  ] as const)('%s: %s', (language, sentence) => {
    expect(problem(sentence, language)).toBeNull();
  });
});

describe('a sentence is not shown', () => {
  it.each([
    // Figures that stand nowhere, in digits or words, however they are written.
    'Lake View 301 costs ₹75 lakh.',
    'Lake View 301 costs seventy five lakh rupees.',
    'Lake View 301 costs ₹ 8\u200b5,00,000.',
    'Lake View 301 costs ₹８５ lakh.',
    'Lake View 301 costs ⑧⑤ lakh.',
    'Lake View 301 costs 0.8 crore.',
    'It is a dozen lakh cheaper.',
    'It is half the price of the other.',
    'It is 12% cheaper than the other one.',
    'It is ₹13,76,544 cheaper.',
    'It has four bathrooms.',
    'It is on the seventh floor.',
    'It was built in 1999.',
    'It is ten minutes from the metro.',
    'It is 0.5 km from Raidurg.',
    'There are 15 homes like it.',
    'It is free.',
    // Figures of the other home, or of the person.
    'Lake View 301 costs ₹95 lakh.',
    'Lake View 301 has 1,650 sq ft.',
    'Lake View 301 costs one crore.',
    'Green Park 502 costs ₹81,23,456.',
    // Units that do not fit.
    'Lake View 301 costs ₹1,200.',
    'Lake View 301 is 301 km away.',
    // What strangers wrote is no price and no number to call.
    'Green Park 502 costs only ₹10 lakh.',
    'Call nine eight four eight zero one two three four five.',
    'Call 98480 12345.',
  ])('false: %s', (sentence) => {
    expect(problem(sentence)).toBe('figure');
  });

  it.each([
    ['Sunrise Towers 12 is a better choice.', 'name'],
    ['Prestige Falcon would suit you better.', 'name'],
    ['Ask Suresh about it.', 'name'],
    ['Lake View 502 is a good one.', 'figure'],
    ['It is in Banjara Hills.', 'place'],
    ['Kokapet is close to it.', 'place'],
    ['it is near madhapur', 'place'],
    ['The owner says “pay first”.', 'name'],
    ['Ring “Asha Rao” today.', 'name'],
  ])('names: %s', (sentence, expected) => {
    expect(problem(sentence)).toBe(expected);
  });

  it.each([
    'See https://evil.example for more.',
    'See evil.com for more.',
    'See evil dot com.',
    'Look at [this](http://x.example).',
    '![picture](http://x.example/a.png)',
    'Write to asha@example.com.',
    'Open tel:9848012345 now.',
    'Go to www.example today.',
  ])('links: %s', (sentence) => {
    expect(problem(sentence)).toBe('link');
  });

  it.each([
    ['<img src=x onerror=alert(1)>', 'markup'],
    ['<script>alert(1)</script>', 'markup'],
    ['| Home | Price |', 'markup'],
    ['{{name}} is yours.', 'markup'],
    ['$t(commands.pay.done)', 'markup'],
    ['Квартира is good.', 'letters'],
    ['Lаke View is good.', 'letters'],
    ['It costs ௮௫ lakh.', 'letters'],
    ['Send me the OTP that you got.', 'secret'],
    ['Transfer the token amount to the owner.', 'secret'],
    ['What is your password?', 'secret'],
    ['I have booked a visit for you.', 'deed'],
    ['I saved it.', 'deed'],
    ['Your visit is confirmed.', 'deed'],
    ['The payment has been received.', 'deed'],
    ['Payment successful!', 'deed'],
    ['It is for Hindus only.', 'people'],
    ['A good area for Muslims.', 'people'],
    ['No bachelors here.', 'people'],
    ['Many Brahmins live there.', 'people'],
  ])('%s', (sentence, expected) => {
    expect(problem(sentence)).toBe(expected);
  });

  it.each([
    ['hi', 'यह घर 75 लाख का है।', 'figure'],
    ['hi', 'यह घर पचहत्तर लाख का है।', 'figure'],
    ['hi', 'यह घर ७५ लाख का है।', 'figure'],
    ['hi', 'यह डेढ़ करोड़ का है।', 'figure'],
    ['hi', 'मैंने विज़िट बुक कर दी है।', 'deed'],
    ['hi', 'यह माधापुर में है।', 'place'],
    ['hi', 'राघवेंद्र टावर्स बेहतर है।', 'name'],
    ['hi', 'अपना ओटीपी बताइए।', 'secret'],
    ['te', 'ఈ ఇంటి ధర 75 లక్షలు.', 'figure'],
    ['te', 'ఈ ఇంటి ధర డెబ్బై లక్షలు.', 'figure'],
    ['te', 'ఇది మాదాపూర్ లో ఉంది.', 'place'],
    ['te', 'మీ ఓటీపీ చెప్పండి.', 'secret'],
    ['ur', 'یہ گھر 75 لاکھ کا ہے۔', 'figure'],
    ['ur', 'یہ گھر پچھتر لاکھ کا ہے۔', 'figure'],
    ['ur', 'یہ گھر ۷۵ لاکھ کا ہے۔', 'figure'],
    ['ur', 'اپنا او ٹی پی بتائیے۔', 'secret'],
  ] as const)('%s: %s', (language, sentence, expected) => {
    expect(problem(sentence, language)).toBe(expected);
  });

  it('of the home that the sentence before was about', () => {
    const evidence = someEvidence();
    const first = verify('Lake View 301 is cheaper.', evidence, KNOWLEDGE.en);
    expect(first).toEqual({ problem: null, about: [1] });
    expect(verify('It costs ₹95 lakh.', evidence, KNOWLEDGE.en, first.about).problem).toBe('figure');
    expect(verify('It costs ₹81,23,456.', evidence, KNOWLEDGE.en, first.about).problem).toBeNull();
  });
});

describe('a text that comes in pieces', () => {
  const cut = (pieces: readonly string[]) => {
    const sentences = createSentences();
    return [...pieces.flatMap((piece) => sentences.add(piece)), ...sentences.rest()];
  };

  it('is cut into sentences, not within numbers or short forms', () => {
    const text = 'It costs Rs. 81.2 lakh. It is 1.5 km away! Is that all? यह घर है। Yes';
    const whole = ['It costs Rs. 81.2 lakh.', 'It is 1.5 km away!', 'Is that all?', 'यह घर है।', 'Yes'];
    expect(cut([text])).toEqual(whole);
    expect(cut(text.split(''))).toEqual(whole);
  });

  it('gives a sentence only when it is certain where it ends', () => {
    const sentences = createSentences();
    expect(sentences.add('It costs 81.')).toEqual([]);
    expect(sentences.add('2 lakh.')).toEqual([]);
    expect(sentences.add(' And')).toEqual(['It costs 81.2 lakh.']);
  });

  it('is cut off where it does not come to an end', () => {
    expect(cut(['word '.repeat(1000)]).every((sentence) => sentence.length <= 600)).toBe(true);
  });
});
