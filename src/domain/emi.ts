export interface Loan {
  /** Whole rupees. */
  principal: number;
  /** Per cent a year. */
  rate: number;
  years: number;
}

const MONTHS = 12;

/** The equated monthly instalment in rupees: P·r·(1+r)^n / ((1+r)^n − 1), r a month, n months; P/n without interest. */
export function monthlyInstalment({ principal, rate, years }: Loan): number {
  const r = rate / 100 / MONTHS;
  const n = years * MONTHS;
  if (r === 0) return principal / n;
  const growth = (1 + r) ** n;
  return (principal * r * growth) / (growth - 1);
}
