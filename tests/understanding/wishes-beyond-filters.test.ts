import { describe, expect, it } from 'vitest';
import type { Slots } from '../../src/understanding/data.ts';
import { readPolyglot } from '../../src/understanding/node/read-understanding.ts';

const LAKH = 100_000;
const polyglot = readPolyglot();

const reads = (cases: [string, Slots][]) => it.each(cases)('%s', (text, slots) => expect(polyglot.readFilters(text).slots).toEqual(slots));

describe('amounts that stand side by side', () => {
  reads([
    ['under 72 lakhs 3 bhk', { price_max: 72 * LAKH, bhk: 3 }],
    ['3 bhk under 72 lakhs 1500 sqft', { bhk: 3, price_max: 72 * LAKH, area_min: 1500, area_max: 1500 }],
    ['budget one crore twenty', { price_max: 120 * LAKH }],
    ['around two lakh fifty', { price_min: 225_000, price_max: 275_000 }],
    ['2 bhk in Kondapur 25000', { bhk: 2, locality: 'Kondapur', price_max: 25_000 }],
    ['up to 45 lacs', { price_max: 45 * LAKH }],
    ['two and a half crore 4 bhk villa', { price_max: 250 * LAKH, bhk: 4, type: 'Villa' }],
    ['3 bhk and under 1.2 crore', { bhk: 3, price_max: 120 * LAKH }],
    ['one thousand two hundred sqft flat', { type: 'Flat', area_min: 1200, area_max: 1200 }],
  ]);
});

describe('what is near', () => {
  reads([
    ['2 bhk within 20 minutes of a metro', { bhk: 2, near: 'metro', within_minutes: 20 }],
    ['flat within 3 km of Gachibowli', { type: 'Flat', near: 'Gachibowli', within_km: 3 }],
    ['a flat near a school', { type: 'Flat', near: 'school' }],
    ['less than half an hour from my office', { near: 'work', within_minutes: 30 }],
    ['my office is in Kokapet, 3 bhk within 5 km', { near: 'Kokapet', within_km: 5, bhk: 3 }],
    ['500 metres from a hospital', { near: 'hospital', within_km: 0.5 }],
    ['metro ke paas do bhk', { near: 'metro', bhk: 2 }],
    ['మెట్రో దగ్గర 2 బీహెచ్‌కే', { near: 'metro', bhk: 2 }],
    ['اسکول کے پاس فلیٹ', { near: 'school', type: 'Flat' }],
    ['villa near Kokapet', { type: 'Villa', locality: 'Kokapet' }],
  ]);
});

describe('what is said relative to what stands', () => {
  reads([
    ['ten lakhs more', { change: { price: 10 * LAKH } }],
    ['increase my budget by 10 lakhs', { change: { price: 10 * LAKH } }],
    ['increase the budget to 90 lakhs', { price_max: 90 * LAKH }],
    ['five lakhs less', { change: { price: -5 * LAKH } }],
    ['one more room', { change: { bhk: 1 } }],
    ['one bedroom less', { change: { bhk: -1 } }],
    ['show me something cheaper', { change: { price: 'less' } }],
    ['anything bigger', { change: { area: 'more' } }],
    ['200 sqft more', { change: { area: 200 } }],
    ['nearer to work', { change: { distance: 'less' } }],
    ['budget 10 lakh badha do', { change: { price: 10 * LAKH } }],
    ['ek aur kamra', { change: { bhk: 1 } }],
    ['इससे सस्ता दिखाओ', { change: { price: 'less' } }],
    ['ఇంకా పెద్దది చూపించు', { change: { area: 'more' } }],
    ['اس سے سستا دکھاؤ', { change: { price: 'less' } }],
  ]);
});

describe('what is excluded', () => {
  reads([
    ['anywhere but Kondapur', { not: { locality: ['Kondapur'] } }],
    ['flats except in Miyapur', { type: 'Flat', not: { locality: ['Miyapur'] } }],
    ['not south facing', { not: { facing: ['south'] } }],
    ['no gym', { not: { amenities: ['gym'] } }],
    ['not on the ground floor', { not: { access: ['ground floor'] } }],
    ['not 2 bhk', { not: { bhk: [2] } }],
    ['half an acre near Shadnagar', { area_min: 21_780, area_max: 21_780, locality: 'Shadnagar' }],
    ['not furnished', { furnishing: 'unfurnished' }],
    ['Kondapur ke alawa kahin bhi', { not: { locality: ['Kondapur'] } }],
    ['కొండాపూర్ తప్ప ఎక్కడైనా', { not: { locality: ['Kondapur'] } }],
    ['کونڈاپور کے علاوہ کہیں بھی', { not: { locality: ['Kondapur'] } }],
  ]);
});

describe('who seeks, and what they need', () => {
  reads([
    ["2 bhk, my mother can't climb stairs", { bhk: 2, access: ['lift'] }],
    ['flat with wide doors and grab bars', { type: 'Flat', access: ['wide doors', 'grab bars'] }],
    ['2 bhk for bachelors in Madhapur', { bhk: 2, locality: 'Madhapur', occupants: 'bachelors' }],
    ['3 bhk for a family, no brokers', { bhk: 3, occupants: 'family', posted_by: 'owner' }],
    ['flat above the fifth floor', { type: 'Flat', floor_min: 5 }],
    ['second floor flat', { type: 'Flat', floor_min: 2, floor_max: 2 }],
    ['at least 2 bathrooms', { bathrooms_min: 2 }],
    ['2 bhk available now', { bhk: 2, available_from: 'now' }],
  ]);
});
