import { sql } from 'kysely';
import type { LocalityNames } from '../../understanding/data.ts';
import type { Database } from '../database/open.ts';
import { CITY_PLACES, makeFacilities } from './facilities.ts';
import { makeAgents, makeListings, plannedCount } from './generate.ts';
import type { ListingRow } from './listing.ts';
import { readPhotos } from './photo-pool.ts';

const BATCH = 500;

export interface FillOptions {
  localities: LocalityNames[];
  count?: number;
  today?: Date;
  /** Called after each batch. */
  onProgress?: (done: number, all: number) => void;
}

/** How many listings are on the market. */
export async function listingCount(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('properties')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Writes the catalogue anew: localities, agents, pictures and listings, in one transaction, so that a stop in the middle
 * leaves nothing half done. Listings that people have posted stay.
 */
export async function fillCatalogue(db: Database, options: FillOptions): Promise<number> {
  const { localities, today = new Date(), onProgress } = options;
  const count = options.count ?? plannedCount(localities);
  const photos = readPhotos();
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('properties').where('source', '=', 'catalogue').execute();
    await writeLocalities(trx, localities);
    await writePlaces(trx, localities);
    await upsert(trx, 'agents', 'id', makeAgents(localities));
    await upsert(
      trx,
      'photos',
      'file',
      photos.map(({ file, kind, room, alt }) => ({ file, kind, room, alt, illustration: true })),
    );
    await sql`select setval(pg_get_serial_sequence('agents', 'id'), (select max(id) from agents))`.execute(trx);
    const aliases = new Map(localities.map(({ name, aliases: others }) => [name, others.join(' ')]));
    let batch: ListingRow[] = [];
    let done = 0;
    const flush = async () => {
      await insertListings(trx, batch, aliases);
      done += batch.length;
      batch = [];
      onProgress?.(done, count);
    };
    for (const row of makeListings({ localities, photos, today, count })) {
      batch.push(row);
      if (batch.length === BATCH) await flush();
    }
    if (batch.length > 0) await flush();
  });
  await sql`vacuum analyze properties`.execute(db);
  return count;
}

/** The localities of the city, which homes refer to. */
export const writeLocalities = (db: Database, localities: readonly LocalityNames[]): Promise<void> =>
  upsert(
    db,
    'localities',
    'name',
    localities.map(({ name, pincode, latitude, longitude }) => ({ name, pincode, latitude, longitude })),
  );

/** Writes the places anew: those of the city, and those made up around each locality. */
export async function writePlaces(db: Database, localities: LocalityNames[]): Promise<void> {
  const rows = [
    ...CITY_PLACES.map((place) => ({ ...place, lines: place.lines ?? [], locality: null, made_up: false })),
    ...makeFacilities(localities).map((facility) => ({ ...facility, lines: [], made_up: true })),
  ];
  const columns = sql.join(['name', 'kind', 'lines', 'latitude', 'longitude', 'locality', 'made_up'].map((column) => sql.ref(column)));
  await db.deleteFrom('places').execute();
  await sql`insert into places (${columns}) select ${columns} from jsonb_populate_recordset(null::places, ${JSON.stringify(rows)}::jsonb)`.execute(
    db,
  );
}

type Rows = 'localities' | 'agents' | 'photos';

/** `rows` replace those of the same key. */
async function upsert(db: Database, table: Rows, key: string, rows: object[]): Promise<void> {
  const columns = Object.keys(rows[0]!);
  const sets = columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(columns.map((column) => sql.ref(column)))}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict (${sql.ref(key)}) do update set ${sql.join(sets)}`.execute(db);
}

/** The part of a listing that full text search reads. */
export type SearchedRow = Pick<
  ListingRow,
  'name' | 'locality' | 'address' | 'amenities' | 'access' | 'furnishing' | 'facing' | 'description' | 'key_features' | 'rooms'
>;

/** What full text search reads, the most telling words first (weights A to C). */
export function searchWords(row: SearchedRow, aliases: string): [string, string, string] {
  return [
    `${row.name} ${row.locality}`,
    `${aliases} ${row.address} ${row.amenities.join(' ')} ${row.access.join(' ')} ${row.furnishing ?? ''} ${row.facing} facing`,
    `${row.description} ${row.key_features.join(' ')} ${row.rooms.map((room) => room.text).join(' ')}`,
  ];
}

const COLUMNS = [
  'name',
  'project',
  'type',
  'offer',
  'description',
  'address',
  'locality',
  'pincode',
  'latitude',
  'longitude',
  'price',
  'deposit',
  'maintenance',
  'area',
  'carpet_area',
  'bhk',
  'baths',
  'balconies',
  'furnishing',
  'facing',
  'possession',
  'possession_date',
  'floor',
  'total_floors',
  'year_built',
  'rera_id',
  'amenities',
  'access',
  'key_features',
  'rooms',
  'nearby',
  'agent_id',
  'listed_at',
] as const;

async function insertListings(db: Database, rows: ListingRow[], aliases: Map<string, string>): Promise<void> {
  const records = rows.map((row) => {
    const [a, b, c] = searchWords(row, aliases.get(row.locality) ?? '');
    return { row: Object.fromEntries(COLUMNS.map((column) => [column, row[column] ?? null])), photos: row.photos, words: { a, b, c } };
  });
  const columns = sql.join(COLUMNS.map((column) => sql.ref(column)));
  await sql`
    with records as (
      select ordinality, record from jsonb_array_elements(${JSON.stringify(records)}::jsonb) with ordinality as list (record, ordinality)
    ), inserted as (
      insert into properties (${columns}, changed_at, words)
      select ${sql.join(COLUMNS.map((column) => sql.ref(`p.${column}`)))}, p.listed_at,
        setweight(to_tsvector('english', record->'words'->>'a'), 'A') || setweight(to_tsvector('english', record->'words'->>'b'), 'B') || setweight(to_tsvector('english', record->'words'->>'c'), 'C')
      from records, jsonb_populate_record(null::properties, record->'row') as p
      order by ordinality
      returning id
    ), numbered as (
      select id, row_number() over (order by id) as ordinality from inserted
    )
    insert into property_photos (property_id, position, file)
    select numbered.id, photo.position, photo.file
    from numbered join records using (ordinality), jsonb_array_elements_text(record->'photos') with ordinality as photo (file, position)`.execute(
    db,
  );
}
