import { sql } from 'kysely';
import { LEAST_COMPARED, type ComparableHomes, type ComparedHome, type ComparedOne } from '../../capabilities/questions/contract.ts';
import type { Database } from '../database/open.ts';
import { kmFrom } from '../search/conditions.ts';
import { bulkProperties } from '../search/search.ts';
import { levelColumns, levelOf, NO_LEVEL, today, type LevelRow } from './levels.ts';

/** The nearest homes count first: only where these are too few, those farther away. */
const STEPS_KM = [2, 5, 10];
const FARTHEST_KM = STEPS_KM.at(-1)!;
/** At least so many kilometres make a degree of latitude. */
const KM_PER_DEGREE = 110;
const NAMED = 3;
const MOST_LISTED = 12;

interface Alike {
  id: number;
  name: string;
  price: string;
  area: number | null;
  km: number;
}

const comparedOf = ({ id, name, price, area, km }: Alike): ComparedOne => ({
  id,
  name,
  price: Number(price),
  perSqft: area ? Math.round(Number(price) / area) : null,
  km: Math.round(km * 10) / 10,
});

/** What homes of the same type, offer and BHK ask nearby. */
export async function comparableHomes(db: Database, home: ComparedHome): Promise<ComparableHomes> {
  const alike = sql`
    select id, name, price, area, ${kmFrom(home)} as km from properties
    where state = 'live' and offer = ${home.offer} and type = ${home.type}
      and bhk is not distinct from ${home.bhk ?? null}::numeric and id <> ${home.except ?? -1}
      and latitude between ${home.latitude - FARTHEST_KM / KM_PER_DEGREE} and ${home.latitude + FARTHEST_KM / KM_PER_DEGREE}`;
  const { rows } = await sql<LevelRow & { step: number }>`
    with alike as (${alike})
    select step, ${levelColumns()} from unnest(${sql.val(STEPS_KM)}::float8[]) as step join alike on km <= step group by step order by step`.execute(
    db,
  );
  const found = rows.find(({ count }) => count >= LEAST_COMPARED) ?? rows.at(-1);
  const withinKm = found && found.count >= LEAST_COMPARED ? found.step : FARTHEST_KM;
  const { rows: near } = await sql<Alike>`
    with alike as (${alike}) select * from alike where km <= ${withinKm} order by km, id limit ${MOST_LISTED}`.execute(db);
  const nearest = await bulkProperties(
    db,
    near.slice(0, NAMED).map(({ id }) => id),
  );
  const level = found ? levelOf(found) : NO_LEVEL;
  return {
    ...level,
    withinKm,
    date: today(),
    nearest: nearest.flatMap((item) => item ?? []),
    compared: level.price ? near.map(comparedOf) : [],
  };
}
