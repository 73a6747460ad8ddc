import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import type { ImportedHome } from './home-row.ts';

/** Whom buyers call where a row names nobody. */
export interface DefaultAgent {
  name: string;
  phone: string;
}

export interface HomeToWrite extends ImportedHome {
  /** Files of `photos`, in the order in which they are shown; null leaves those that the home has. */
  photos: string[] | null;
}

const WRITTEN = [
  'reference',
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
  'agent_id',
] as const;

const columns = sql.join(WRITTEN.map((column) => sql.ref(column)));
const values = sql.join(WRITTEN.map((column) => sql.ref(`p.${column}`)));
const updates = sql.join(WRITTEN.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`));

const agentKey = (name: string, phone: string): string => `${name}\n${phone}`;

/** The ids of those who offer these homes; who is new becomes an agent. */
async function agentIds(db: Database, homes: readonly HomeToWrite[], usual: DefaultAgent): Promise<(home: HomeToWrite) => number> {
  const wanted = new Map<string, { name: string; phone: string; email: string; locality: string }>();
  const offeredBy = (home: HomeToWrite) => ({
    name: home.agent_name ?? usual.name,
    phone: home.agent_phone ?? (home.agent_name ? '' : usual.phone),
  });
  for (const home of homes) {
    const { name, phone } = offeredBy(home);
    wanted.set(agentKey(name, phone), { name, phone, email: home.agent_email ?? '', locality: home.locality });
  }
  const rows = JSON.stringify([...wanted.values()]);
  const { rows: known } = await sql<{ id: number; name: string; phone: string }>`
    with wanted as (select * from jsonb_to_recordset(${rows}::jsonb) as w (name text, phone text, email text, locality text)),
      known as (
        select distinct on (agents.name, agents.phone) agents.id, agents.name, agents.phone from agents join wanted using (name, phone)
        where not exists (select 1 from accounts where accounts.agent_id = agents.id) order by agents.name, agents.phone, agents.id
      ), added as (
        insert into agents (name, kind, email, phone, locality)
        select name, 'agent', email, phone, locality from wanted where (name, phone) not in (select name, phone from known)
        returning id, name, phone
      )
    select id, name, phone from known union all select id, name, phone from added`.execute(db);
  const ids = new Map(known.map(({ id, name, phone }) => [agentKey(name, phone), id]));
  return (home) => {
    const { name, phone } = offeredBy(home);
    return ids.get(agentKey(name, phone))!;
  };
}

/** Writes homes by their reference, new ones and changed ones, in one transaction. Gives how many of them are new. */
export async function writeHomes(db: Database, homes: readonly HomeToWrite[], usual: DefaultAgent, at: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const agentOf = await agentIds(trx, homes, usual);
    const records = homes.map((home) => ({
      row: {
        ...home,
        description: home.description ?? '',
        address: home.address ?? home.locality,
        pincode: home.pincode ?? home.place.pincode,
        latitude: home.latitude ?? home.place.latitude,
        longitude: home.longitude ?? home.place.longitude,
        agent_id: agentOf(home),
      },
      a: `${home.name} ${home.locality}`,
      b: [home.place.aliases.join(' '), home.address, ...home.amenities, ...home.access, home.furnishing, home.facing].join(' '),
      c: home.description ?? '',
      photos: home.photos,
    }));
    const { rows } = await sql<{ added: string }>`
      with records as (select record from jsonb_array_elements(${JSON.stringify(records)}::jsonb) as list (record)),
      written as (
        insert into properties (${columns}, source, listed_at, changed_at, words)
        select ${values}, 'import', ${at}, ${at},
          setweight(to_tsvector('english', record->>'a'), 'A') || setweight(to_tsvector('english', record->>'b'), 'B') || setweight(to_tsvector('english', record->>'c'), 'C')
        from records, jsonb_populate_record(null::properties, record->'row') as p
        on conflict (reference) do update set ${updates}, state = 'live', changed_at = excluded.changed_at, words = excluded.words
        returning id, reference, listed_at = changed_at as is_new
      ), noted as (
        insert into homes_to_match (property_id, was)
        select written.id, before.price from written left join properties before on before.reference = written.reference
        on conflict do nothing
      ), shown as (
        select written.id, record->'photos' as photos from written join records on record->'row'->>'reference' = written.reference
        where jsonb_typeof(record->'photos') = 'array'
      ), gone as (
        delete from property_photos using shown, jsonb_array_length(shown.photos) as size
        where property_photos.property_id = shown.id and position > size
      ), kept as (
        insert into property_photos (property_id, position, file)
        select shown.id, photo.position, photo.file from shown, jsonb_array_elements_text(photos) with ordinality as photo (file, position)
        on conflict (property_id, position) do update set file = excluded.file
      )
      select count(*) filter (where is_new) as added from written`.execute(trx);
    return Number(rows[0]!.added);
  });
}
