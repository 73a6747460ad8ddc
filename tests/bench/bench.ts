interface BenchOptions {
  /** Where outside data is. */
  data: string;
  /** How large, where a bench has a size. */
  count: number | undefined;
  /** A CSV of labelled pictures. */
  manifest?: string;
  /** Measures how pictures are found again, not how they are judged. */
  retrieval?: boolean;
  /** Measures the index of pictures. */
  index?: boolean;
}

interface BenchResult {
  /** For people: one row a line of the table. */
  rows: Record<string, string | number>[];
  /** For programs. */
  result: Record<string, unknown>;
}

export type Bench = (options: BenchOptions) => Promise<BenchResult>;

const rounded = (ms: number): number => Math.round(ms * 100) / 100;

/** The value below which a share of the values lies. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!);
}

/** Runs something for each of many inputs, one after the other, and gives the milliseconds of each. */
export async function timed<T>(inputs: readonly T[], run: (input: T) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (const input of inputs) {
    const start = performance.now();
    await run(input);
    times.push(performance.now() - start);
  }
  return times;
}
