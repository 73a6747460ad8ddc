import * as z from 'zod/mini';
import { monthlyInstalment } from '../../domain/loan.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Defaults for what the person does not say: a usual home loan. */
const USUAL_RATE = 8.5;
const USUAL_YEARS = 20;
/** Banks lend at most this share of the price (RBI, loans from 30 to 75 lakh). */
const LOAN_SHARE = 0.8;

export const emiCalculator = defineCommand({
  name: 'emi-calculator',
  args: z.object({
    value: z.optional(z.number().check(z.minimum(1), z.maximum(1e11))),
    rate: z.optional(z.number().check(z.minimum(0), z.maximum(40))),
    years: z.optional(z.number().check(z.minimum(1), z.maximum(40))),
  }),
  effect: 'read',
  at: ['property'],
  perform({ value, rate = USUAL_RATE, years = USUAL_YEARS }, { stage }) {
    const home = stage.property();
    const principal = value ?? (home?.offer === 'buy' ? Math.round(home.marketValue * LOAN_SHARE) : undefined);
    if (principal === undefined) return words('commands.emi-calculator.howMuch');
    const monthly = Math.round(monthlyInstalment({ principal, rate, years }));
    return words('commands.emi-calculator.done', { monthly, principal, rate, years });
  },
});
