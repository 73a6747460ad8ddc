export interface Loan {
  /** Whole rupees. */
  principal: number;
  /** Percent a year. */
  rate: number;
  years: number;
}

const MONTHS = 12;

/** The equated monthly instalment in rupees: P·r·(1+r)^n / ((1+r)^n − 1), with r a month and n months; P/n without interest. */
export function monthlyInstalment({ principal, rate, years }: Loan): number {
  const r = rate / 100 / MONTHS;
  const n = years * MONTHS;
  if (r === 0) return principal / n;
  const growth = (1 + r) ** n;
  return (principal * r * growth) / (growth - 1);
}

/** One year of a loan: principal and interest paid, and the balance, in rupees. */
export interface LoanYear {
  year: number;
  principal: number;
  interest: number;
  left: number;
}

/** The loan year by year; the balance ends at zero. */
export function loanYears(loan: Loan): LoanYear[] {
  const r = loan.rate / 100 / MONTHS;
  const instalment = monthlyInstalment(loan);
  const years: LoanYear[] = [];
  let left = loan.principal;
  for (let year = 1; year <= Math.ceil(loan.years); year++) {
    const months = Math.min(MONTHS, loan.years * MONTHS - (year - 1) * MONTHS);
    let interest = 0;
    let principal = 0;
    for (let month = 0; month < months; month++) {
      const cost = left * r;
      interest += cost;
      principal += instalment - cost;
      left -= instalment - cost;
    }
    years.push({ year, principal, interest, left: Math.max(0, left) });
  }
  return years;
}

const LIMITS = { principal: [1000, 1e10], rate: [0, 40], years: [1, 40] } as const;

/** Reads a loan from typed text, ignoring digit grouping and currency signs. `problem` names the first field out of range. */
export function readLoan(texts: Record<keyof Loan, string>): { loan: Loan | null; problem: keyof Loan | null } {
  const loan = { principal: 0, rate: 0, years: 0 };
  for (const name of ['principal', 'rate', 'years'] as const) {
    const text = texts[name].replaceAll(/[,\s₹%]/g, '');
    const value = Number(text);
    const [least, most] = LIMITS[name];
    if (text === '' || !(value >= least && value <= most)) return { loan: null, problem: name };
    loan[name] = value;
  }
  return { loan, problem: null };
}

/** Banks lend at most this share of the price (RBI, loans from 30 to 75 lakh). */
export const LOAN_SHARE = 0.8;

/** The share of a month's income that instalments may take, as banks commonly reckon (40 to 50 percent; the lower one). */
export const INCOME_SHARE = 0.4;

/** The largest loan whose instalment takes no more than `INCOME_SHARE` of a month's income: the instalment's formula, solved for P. */
export function affordableLoan({ income, rate, years }: { income: number; rate: number; years: number }): number {
  return (income * INCOME_SHARE) / monthlyInstalment({ principal: 1, rate, years });
}

/** The price that a loan reaches with the rest paid at once. */
export const priceReached = (loan: number): number => loan / LOAN_SHARE;
