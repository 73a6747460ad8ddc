import { sql, type RawBuilder } from 'kysely';
import { LEAST_COMPARED, type Level, type Quartiles } from '../../capabilities/questions/contract.ts';

/** One row of levels as the database gives it: three numbers a list, or null without homes. */
export interface LevelRow {
  count: number;
  per_sqft: number[] | null;
  price: number[] | null;
}

const QUARTERS = sql`array[0.25, 0.5, 0.75]`;

/** Columns of a `LevelRow` over rows with `price` and `area`; homes without an area have no price per square foot. */
export const levelColumns = (): RawBuilder<unknown> => sql`
  count(*)::int as count,
  percentile_cont(${QUARTERS}) within group (order by (price / nullif(area, 0))::float8) filter (where area > 0) as per_sqft,
  percentile_cont(${QUARTERS}) within group (order by price::float8) as price`;

const quartiles = (count: number, found: number[] | null): Quartiles | null => {
  if (count < LEAST_COMPARED || !found || found.some((value) => value === null)) return null;
  const [lower, middle, upper] = found.map(Math.round) as [number, number, number];
  return { lower, middle, upper };
};

/** Too few homes say nothing. */
export const levelOf = ({ count, per_sqft, price }: LevelRow): Level => ({
  count,
  perSqft: quartiles(count, per_sqft),
  price: quartiles(count, price),
});

export const NO_LEVEL: Level = { count: 0, perSqft: null, price: null };

/** The day of an answer. */
export const today = (): string => new Date().toISOString().slice(0, 10);
