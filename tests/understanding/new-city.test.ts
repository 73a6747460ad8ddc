import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { makePart } from '../../models/intents/make-part.ts';
import { createUnderstanding, type Understanding } from '../../src/understanding/interpret.ts';
import { openIntents } from '../../src/understanding/node/read-intents.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { writeTinyCity } from './tiny-city.ts';

describe('another city', { timeout: 120_000 }, () => {
  const folder = join(temporaryFolder('city'), 'intents');
  let english: Understanding;
  beforeAll(() => {
    writeTinyCity(folder);
    english = createUnderstanding(makePart('en', openIntents(folder)));
  }, 120_000);

  it.each([
    ['2 bhk flats in Lakeside under 40 lakhs', { bhk: 2, type: 'Flat', locality: 'Lakeside', price_max: 4_000_000 }],
    ['3 bhk in harbour', { bhk: 3, locality: 'Old Harbour' }],
    ['villas near the clock tower', { type: 'Villa', near: 'Clock Tower' }],
    ['2 bhk flats in smalltown', { bhk: 2, type: 'Flat' }],
  ])('%s', (said, slots) => {
    expect(english.interpret(said)).toMatchObject({ intent: 'search', slots });
  });

  it('knows the places of no other one', () => {
    const { slots } = english.interpret('2 bhk in Kondapur');
    expect(slots).not.toHaveProperty('locality', 'Kondapur');
    expect(english.interpret('2 bhk in smalltown').slots).not.toHaveProperty('locality');
  });
});
