import { sql } from 'kysely';
import type { CityLevels } from '../../capabilities/questions/contract.ts';
import type { Database } from '../database/open.ts';
import { listLocalities } from '../places/localities.ts';
import { levelColumns, levelOf, today, type LevelRow } from './levels.ts';

/** What flats ask in each locality by the square foot, for sale and for rent. */
export async function cityLevels(db: Database): Promise<CityLevels> {
  const { rows } = await sql<LevelRow & { locality: string; offer: string }>`
    select locality, offer, ${levelColumns()} from properties where state = 'live' and type = 'Flat' and offer in ('buy', 'rent')
    group by locality, offer`.execute(db);
  const middles = new Map(rows.map((row) => [`${row.offer} ${row.locality}`, levelOf(row).perSqft?.middle ?? null]));
  const localities = (await listLocalities(db)).map((locality) => ({
    ...locality,
    sale: middles.get(`buy ${locality.name}`) ?? null,
    rent: middles.get(`rent ${locality.name}`) ?? null,
  }));
  return { date: today(), localities };
}
