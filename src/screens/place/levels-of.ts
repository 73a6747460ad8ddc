const STEPS = 5;

interface Step {
  from: number;
  to: number;
}

/** Places in five steps of as many places each, from the cheapest; those without an amount are in none. */
export function levelsOf(places: readonly { name: string; amount: number | null }[]): { steps: Step[]; levels: Map<string, number> } {
  const known = places.flatMap(({ name, amount }) => (amount === null ? [] : [{ name, amount }])).toSorted((a, b) => a.amount - b.amount);
  const stepOf = (i: number): number => Math.floor((i * STEPS) / known.length);
  const levels = new Map(known.map(({ name }, i) => [name, stepOf(i)]));
  const steps = Array.from({ length: STEPS }, (_, step) => known.filter((_one, i) => stepOf(i) === step)).flatMap((within) =>
    within.length > 0 ? { from: within[0]!.amount, to: within.at(-1)!.amount } : [],
  );
  return { steps, levels };
}
