import { sql } from 'kysely';
import type { LocalityNames } from '../../understanding/data.ts';
import type { Database } from '../database/open.ts';
import { makeFacilities, nearbyOf } from './facilities.ts';
import { searchWords, writePlaces, type SearchedRow } from './fill.ts';
import { nearestIn } from './wording.ts';

const BATCH = 500;

/** The sentence of a description that names what is nearest. */
const NEAREST = / [^.]+ is (?:about )?\d+(?:\.\d+)? km away\.$/;

export async function hasPlaces(db: Database): Promise<boolean> {
  return (await db.selectFrom('places').select('id').limit(1).execute()).length > 0;
}

/** Gives a database of an earlier version its places, and its made-up homes the distances to them. Gives the number of homes. */
export async function fillPlaces(db: Database, localities: LocalityNames[]): Promise<number> {
  const facilities = Map.groupBy(makeFacilities(localities), ({ locality }) => locality);
  const aliases = new Map(localities.map(({ name, aliases: others }) => [name, others.join(' ')]));
  let done = 0;
  await db.transaction().execute(async (trx) => {
    await writePlaces(trx, localities);
    for (let last = 0; ;) {
      const homes = await trx
        .selectFrom('properties')
        .selectAll()
        .where('source', '=', 'catalogue')
        .where('id', '>', last)
        .orderBy('id')
        .limit(BATCH)
        .execute();
      if (homes.length === 0) return;
      const rows = homes.map((home) => {
        const nearby = nearbyOf(home, facilities.get(home.locality) ?? []);
        const description = `${home.description.replace(NEAREST, '')} ${nearestIn(nearby)}`.trim();
        const [a, b, c] = searchWords({ ...home, description } as SearchedRow, aliases.get(home.locality) ?? '');
        return { id: home.id, nearby, description, a, b, c };
      });
      await sql`
        update properties set nearby = changed.nearby, description = changed.description,
          words = setweight(to_tsvector('english', a), 'A') || setweight(to_tsvector('english', b), 'B') || setweight(to_tsvector('english', c), 'C')
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed (id int, nearby jsonb, description text, a text, b text, c text)
        where properties.id = changed.id`.execute(trx);
      last = homes.at(-1)!.id;
      done += homes.length;
    }
  });
  return done;
}
