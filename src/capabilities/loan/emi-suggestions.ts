import { showAmount } from '../../domain/indian-units.ts';
import type { Loan } from '../../domain/loan.ts';
import { words, type Words } from '../../domain/words.ts';

const LAKH = 100_000;
const OTHER_RATES = [9, 8] as const;
const OTHER_YEARS = [15, 20] as const;
/** More is often paid at once. */
const LARGER_DOWN_SHARE = 0.3;

const otherThan = (now: number, [usual, second]: readonly [number, number]): number => (now === usual ? second : usual);

/** The same loan with one thing changed, each a whole sentence that can be said. */
export function emiSuggestions({ principal, rate, years }: Loan, bought: { price: number; down: number } | null): Words[] {
  const [otherRate, otherYears] = [otherThan(rate, OTHER_RATES), otherThan(years, OTHER_YEARS)];
  if (!bought) {
    const loan = showAmount(principal);
    return [words('suggest.emi.loan', { loan, rate: otherRate, years }), words('suggest.emi.loan', { loan, rate, years: otherYears })];
  }
  const down = showAmount(bought.down);
  const larger = Math.ceil((bought.price * LARGER_DOWN_SHARE) / LAKH) * LAKH;
  return [
    ...(larger > bought.down && larger < bought.price ? [words('suggest.emi.down', { down: showAmount(larger), rate, years })] : []),
    words('suggest.emi.down', { down, rate: otherRate, years }),
    words('suggest.emi.down', { down, rate, years: otherYears }),
  ];
}
