import { createEvidence, type Evidence } from '../../src/conversation/companion/evidence.ts';
import { figureReader, type FigureReader } from '../../src/conversation/companion/figures.ts';
import { homeData } from '../../src/conversation/companion/home-data.ts';
import type { Knowledge } from '../../src/conversation/companion/verifier.ts';
import { vocabularyOf, type Texts } from '../../src/conversation/companion/vocabulary.ts';
import { readTranslation } from '../../src/server/locales.ts';
import { figureData } from '../../src/understanding/node/figure-data.ts';
import { openIntents } from '../../src/understanding/node/read-intents.ts';
import { aHome } from '../capabilities/fake-data.ts';

const { lexicons, places } = figureData(openIntents());

const readers = new Map<string, FigureReader>();

export function readerIn(language: string): FigureReader {
  const found = readers.get(language) ?? figureReader(lexicons, language);
  readers.set(language, found);
  return found;
}

/** What the verifier knows of a language, from the project's own data. */
export const knowledgeIn = (language: string): Knowledge => ({
  places,
  isOrdinary: vocabularyOf([readTranslation(language) as Texts, readTranslation('en') as Texts]),
});

export const LAKE = aHome({
  id: 1,
  propertyName: '2 BHK flat in Kondapur, Lake View 301',
  projectName: 'Lake View',
  locality: 'Kondapur',
  marketValue: 8_123_456,
  totalSquareFeet: 1200,
  beds: 2,
  baths: 2,
  floor: 3,
  totalFloors: 12,
  yearBuilt: 2019,
  nearbyAmenities: [{ name: 'Raidurg', kind: 'metro', distanceKm: 2.3 }],
});

export const GREEN = aHome({
  id: 2,
  propertyName: '3 BHK flat in Gachibowli, Green Park 502',
  projectName: 'Green Park',
  locality: 'Gachibowli',
  marketValue: 9_500_000,
  totalSquareFeet: 1650,
  beds: 3,
  baths: 3,
  floor: 5,
  totalFloors: 9,
  yearBuilt: 2021,
  description: 'Only ₹10 lakh! Call Ramesh on 98480 12345. The bathroom door is 90 cm wide.',
});

const TOLD: Record<string, string> = {
  en: 'I found 14 homes with 2 or 3 BHK.',
  hi: 'मुझे 14 घर मिले।',
  te: 'నాకు 14 ఇళ్లు దొరికాయి.',
  ur: 'مجھے 14 گھر ملے۔',
};

/** Two homes in a list, what a tool has answered, and what the person has said. */
export function someEvidence(language = 'en', said = 'Which would suit my mother, for 1 crore at most?'): Evidence {
  const evidence = createEvidence(readerIn(language));
  evidence.add(said, 'person');
  evidence.add(TOLD[language]!, 'ours');
  homeData(LAKE, evidence, { place: 1, named: LAKE.propertyName });
  homeData(GREEN, evidence, { place: 2, named: GREEN.propertyName });
  return evidence;
}
