import { describe, expect, it } from 'vitest';
import { affordableLoan, INCOME_SHARE, monthlyInstalment, priceReached } from '../../../src/domain/loan.ts';
import type { Property } from '../../../src/domain/property.ts';
import type { ArgsOf } from '../../../src/kernel/registered.ts';
import { english } from '../../understanding/english.ts';
import { fakeApp } from '../fake-app.ts';
import { aHome, fiveHomes } from '../fake-data.ts';
import { inEnglish, replyOf, saidBy } from '../in-english.ts';

const CRORE = 10_000_000;

function ask(args: ArgsOf<'emi-calculator'> = {}, home: Property | null = aHome({ marketValue: CRORE })) {
  const app = fakeApp();
  app.scene.property = home;
  return app.run('emi-calculator', args);
}
const answer = async (args: ArgsOf<'emi-calculator'> = {}, home?: Property | null) => saidBy(await ask(args, home));

describe('the instalment of the home in view', () => {
  it('begins with the figure, then the price, what is paid at once, loan, rate, years, and what was assumed', async () => {
    expect(await answer()).toBe(
      '₹69,426 a month: the price of ₹1,00,00,000 less ₹20,00,000 paid at once is a loan of ₹80,00,000, at 8.5% over 20 years. I assumed a fifth paid at once, the rate, and the years; name others to change that.',
    );
    expect(saidBy(await ask(), 'say')).toBe(
      '69,426 rupees a month: the price of 1 crore rupees less 20 lakh rupees paid at once is a loan of 80 lakh rupees, at 8.5 percent over 20 years. I assumed a fifth paid at once, the rate, and the years; name others to change that.',
    );
  });

  it('takes what is said, and assumes the rest', async () => {
    expect(await answer({ down_payment: 3_000_000, rate: 9, years: 15 })).toBe(
      '₹70,999 a month: the price of ₹1,00,00,000 less ₹30,00,000 paid at once is a loan of ₹70,00,000, at 9% over 15 years.',
    );
    expect(await answer({ rate: 9 })).toMatch(/at 9% over 20 years\. I assumed a fifth paid at once and the years;/);
  });

  it('needs no loan where the price is paid at once', async () =>
    expect(await answer({ down_payment: CRORE })).toBe('₹1,00,00,000 paid at once covers the price of ₹1,00,00,000; no loan is needed.'));

  it('may be that of a home in the list', async () => {
    const app = fakeApp(fiveHomes());
    expect(saidBy(await app.run('emi-calculator', { ordinal: 2 }))).toMatch(/the price of ₹60,00,000 less ₹12,00,000/);
  });

  it('is none for a home that is let', async () => expect(await answer({}, aHome({ offer: 'rent' }))).toMatch(/^This home is for rent/));
});

describe('the instalment of an amount', () => {
  it('is that of the loan, whatever home is in view', async () => {
    expect(await answer({ value: 6_000_000, rate: 9, years: 15 })).toBe('₹60,856 a month, for a loan of ₹60,00,000 at 9% over 15 years.');
    expect(await answer({ value: 6_000_000 }, null)).toMatch(/I assumed the rate and the years;/);
  });

  it('is the price less the down payment where both are said', async () =>
    expect(await answer({ value: 6_000_000, down_payment: 2_000_000 }, null)).toMatch(
      /the price of ₹80,00,000 less ₹20,00,000 paid at once is a loan of ₹60,00,000/,
    ));

  it('asks for what is missing', async () => {
    expect(await answer({}, null)).toMatch(/^For what loan amount\?/);
    expect(await answer({ down_payment: 1_000_000 }, null)).toMatch(/^With ₹10,00,000 paid at once, for what price\?/);
  });

  it('costs its part each month without interest', async () =>
    expect(await answer({ value: 1_200_000, rate: 0, years: 10 })).toMatch(/^₹10,000 a month/));
});

describe('what is suggested', () => {
  const suggested = async (args: ArgsOf<'emi-calculator'>, home?: Property | null) =>
    replyOf(await ask(args, home)).suggestions!.map((text) => inEnglish(text));

  it('changes one thing, and says the rest again', async () => {
    expect(await suggested({})).toEqual([
      'EMI with 30 lakh down at 8.5 percent for 20 years',
      'EMI with 20 lakh down at 9 percent for 20 years',
      'EMI with 20 lakh down at 8.5 percent for 15 years',
    ]);
    expect(await suggested({ down_payment: 4_000_000, rate: 9, years: 15 })).toEqual([
      'EMI with 40 lakh down at 8 percent for 15 years',
      'EMI with 40 lakh down at 9 percent for 20 years',
    ]);
    expect(await suggested({ value: 6_000_000 }, null)).toEqual([
      'EMI for 60 lakh at 9 percent for 20 years',
      'EMI for 60 lakh at 8.5 percent for 15 years',
    ]);
  });

  it('is understood as it is meant', async () => {
    const said = [...(await suggested({})), ...(await suggested({ value: 6_000_000 }, null))];
    const understood = said.map((text) => english.interpret(text, {}));
    expect(understood.map(({ intent }) => intent)).toEqual(said.map(() => 'emi-calculator'));
    expect(understood[0]!.slots).toEqual({ down_payment: 3_000_000, rate: 8.5, years: 20 });
    expect(understood[3]!.slots).toEqual({ value: 6_000_000, rate: 9, years: 20 });
  });
});

describe('what an income affords', () => {
  it('is a loan whose instalment takes the share of it that is said', () => {
    const loan = affordableLoan({ income: 120_000, rate: 8.5, years: 20 });
    expect(monthlyInstalment({ principal: loan, rate: 8.5, years: 20 })).toBeCloseTo(120_000 * INCOME_SHARE);
    expect(affordableLoan({ income: 10_000, rate: 0, years: 10 })).toBeCloseTo(10_000 * INCOME_SHARE * 120);
    expect(priceReached(80)).toBe(100);
  });

  it('is said with its rule, and homes of that price are offered', async () => {
    const outcome = await ask({ income: 120_000 });
    expect(saidBy(outcome)).toMatch(
      /^A loan of about ₹55,00,000, and with a fifth paid at once a price of up to about ₹68,00,000\. That is ₹47,730 a month at 8\.5% over 20 years: banks commonly let instalments take 40% of the income, here ₹1,20,000 a month\. A bank may decide otherwise\./,
    );
    expect(replyOf(outcome).asks).toEqual({ name: 'search', args: { purpose: 'buy', price_max: 6_800_000 } });
    expect(await answer({ income: 100 })).toMatch(/^With ₹100 a month/);
  });
});
