const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** Whole rupees with Indian digit grouping: `₹1,23,45,678`. */
export const formatRupees = (rupees: number): string => RUPEES.format(rupees);

export type MoneyUnit = 'crore' | 'lakh' | 'thousand' | 'rupees';

/** The amount as people say it: 8,500,000 is 85 lakh. At most two decimals, so read it as "about" unless `exact`. */
export function spokenAmount(rupees: number): { amount: number; unit: MoneyUnit; exact: boolean } {
  const [unit, size] = unitFor(rupees);
  const amount = Math.round((rupees / size) * 100) / 100;
  return { amount, unit, exact: Math.abs(amount * size - rupees) < 0.5 };
}

function unitFor(rupees: number): [MoneyUnit, number] {
  if (rupees >= 10_000_000) return ['crore', 10_000_000];
  if (rupees >= 100_000) return ['lakh', 100_000];
  if (rupees >= 1000) return ['thousand', 1000];
  return ['rupees', 1];
}
