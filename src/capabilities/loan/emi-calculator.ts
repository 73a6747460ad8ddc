import * as z from 'zod/mini';
import { HomesMeant, homesMeant } from '../../domain/homes-meant.ts';
import { affordableLoan, INCOME_SHARE, LOAN_SHARE, monthlyInstalment, priceReached } from '../../domain/loan.ts';
import type { Property } from '../../domain/property.ts';
import { words, type Words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import type { Reply } from '../../kernel/reply.ts';
import type { Services } from '../../kernel/services.ts';
import { emiSuggestions } from './emi-suggestions.ts';

/** Defaults for what the person does not say: a usual home loan. */
const USUAL_RATE = 8.5;
const USUAL_YEARS = 20;

const LAKH = 100_000;

const rupees = z.optional(z.number().check(z.minimum(1), z.maximum(1e11)));

const LoanAsked = z.object({
  /** The loan; with a down payment, the price less that. */
  value: rupees,
  down_payment: rupees,
  rate: z.optional(z.number().check(z.minimum(0), z.maximum(40))),
  years: z.optional(z.number().check(z.minimum(1), z.maximum(40))),
  /** A month's income: what can be afforded with it is asked. */
  income: rupees,
});
type LoanAsked = z.infer<typeof LoanAsked>;

/** What the loan is for: a price and what is paid at once; null where only the loan was named. */
interface Bought {
  price: number;
  down: number;
}

/** A loan as it is reckoned with, and what of it nobody said. */
interface Reckoned {
  principal: number;
  rate: number;
  years: number;
  bought: Bought | null;
  assumed: Words[];
}

/** The price that is meant: the one said with a down payment, or that of the home; none where only a loan was named. */
function priceMeant({ value, down_payment: down }: LoanAsked, home: Property | undefined): number | undefined {
  if (value !== undefined) return down === undefined ? undefined : value + down;
  return home?.offer === 'buy' ? home.marketValue : undefined;
}

function reckoned(asked: LoanAsked, home: Property | undefined): Reckoned | null {
  const price = priceMeant(asked, home);
  const { value, down_payment: down = Math.round((price ?? 0) * (1 - LOAN_SHARE)), rate = USUAL_RATE, years = USUAL_YEARS } = asked;
  const principal = value ?? (price === undefined ? undefined : price - down);
  if (principal === undefined) return null;
  const unsaid = {
    down: price !== undefined && asked.down_payment === undefined,
    rate: asked.rate === undefined,
    years: asked.years === undefined,
  };
  return {
    principal,
    rate,
    years,
    bought: price === undefined ? null : { price, down },
    assumed: (['down', 'rate', 'years'] as const).filter((name) => unsaid[name]).map((name) => words(`loan.assumed.${name}`)),
  };
}

function instalmentReply(loan: Reckoned): Reply {
  const { principal, rate, years, bought, assumed } = loan;
  if (principal <= 0) return words('commands.emi-calculator.covered', { ...bought });
  const monthly = Math.round(monthlyInstalment({ principal, rate, years }));
  const sum = {
    monthly,
    principal,
    rate,
    years,
    note: assumed.length > 0 ? words('commands.emi-calculator.assumed', { what: assumed }) : '',
  };
  return {
    ...(bought ? words('commands.emi-calculator.ofPrice', { ...sum, ...bought }) : words('commands.emi-calculator.done', sum)),
    suggestions: emiSuggestions({ principal, rate, years }, bought),
  };
}

/** What a month's income affords, by a rule that is said; homes of that price are offered. */
function affordReply({ income, rate = USUAL_RATE, years = USUAL_YEARS }: LoanAsked & { income: number }): Reply {
  const loan = Math.floor(affordableLoan({ income, rate, years }) / LAKH) * LAKH;
  const price = Math.floor(priceReached(loan) / LAKH) * LAKH;
  if (loan <= 0) return words('commands.emi-calculator.tooLittle', { income });
  return {
    ...words('commands.emi-calculator.afford', {
      income,
      rate,
      years,
      loan,
      price,
      percent: INCOME_SHARE * 100,
      monthly: Math.round(monthlyInstalment({ principal: loan, rate, years })),
    }),
    asks: { name: 'search', args: { purpose: 'buy', price_max: price } },
    suggestions: [words('suggest.yes'), words('suggest.no')],
  };
}

/** The home whose price is meant. */
function homeOf(which: HomesMeant, { stage }: Services): Property | undefined {
  const meant = homesMeant(which, stage);
  return 'homes' in meant ? meant.homes[0] : undefined;
}

/** The instalment of a loan, of the home in view, or of a price with a down payment; and what an income affords. */
export const emiCalculator = defineCommand({
  name: 'emi-calculator',
  args: z.object({ ...LoanAsked.shape, ...HomesMeant.shape }),
  effect: 'read',
  at: ['property'],
  perform({ ordinal, ordinals, id, ...asked }, services) {
    if (asked.income !== undefined) return affordReply({ ...asked, income: asked.income });
    const home = homeOf({ ordinal, ordinals, id }, services);
    const loan = reckoned(asked, home);
    if (loan) return instalmentReply(loan);
    if (asked.down_payment !== undefined) return words('commands.emi-calculator.whatPrice', { down: asked.down_payment });
    return words(home ? 'commands.emi-calculator.isRented' : 'commands.emi-calculator.howMuch');
  },
});
