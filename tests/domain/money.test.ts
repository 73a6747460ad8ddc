import { describe, expect, it } from 'vitest';
import { distanceKm, milesFromKm } from '../../src/domain/distance.ts';
import { monthlyInstalment } from '../../src/domain/loan.ts';
import { localeOf } from '../../src/domain/formats.ts';
import { formatRupees, groupDigits, spokenAmount } from '../../src/domain/money.ts';

describe('money', () => {
  it.each([
    [12_345_678, '₹1,23,45,678'],
    [25_000, '₹25,000'],
    [0, '₹0'],
  ])('%i is written %s', (rupees, text) => expect(formatRupees(rupees)).toBe(text));

  it.each(['en', 'hi', 'te'])('is grouped as %s has it by the browser', (language) => {
    const ofBrowser = new Intl.NumberFormat(localeOf(language));
    const values = [0, 7, 999, 1000, 25_000, 99_999, 100_000, 1_234_567, 12_345_678, 1_000_000_000, Number.MAX_SAFE_INTEGER];
    expect(values.map(groupDigits)).toEqual(values.map((value) => ofBrowser.format(value)));
    expect(formatRupees(-1_234_567.4)).toBe('-₹12,34,567');
  });

  it.each([
    [8_500_000, { amount: 85, unit: 'lakh', exact: true }],
    [12_345_678, { amount: 1.23, unit: 'crore', exact: false }],
    [25_500, { amount: 25.5, unit: 'thousand', exact: true }],
    [900, { amount: 900, unit: 'rupees', exact: true }],
    [10_000_000, { amount: 1, unit: 'crore', exact: true }],
  ])('%i is said as %o', (rupees, said) => expect(spokenAmount(rupees)).toEqual(said));
});

describe('the monthly instalment', () => {
  // The bank's own figure for 50 lakh at 8.5 % over 20 years is ₹43,391.
  it('follows the usual formula', () => expect(Math.round(monthlyInstalment({ principal: 5_000_000, rate: 8.5, years: 20 }))).toBe(43_391));
  it('shares an interest-free loan evenly', () => expect(monthlyInstalment({ principal: 1_200_000, rate: 0, years: 10 })).toBe(10_000));
});

describe('distance', () => {
  it('is about 15.5 km from Charminar to Gachibowli', () => {
    expect(distanceKm({ latitude: 17.36, longitude: 78.47 }, { latitude: 17.44, longitude: 78.35 })).toBeCloseTo(15.5, 0);
  });
  it('has 1.609 km in a mile', () => expect(milesFromKm(16.09344)).toBeCloseTo(10));
});
