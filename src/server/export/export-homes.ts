import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { Misused } from '../command-line.ts';
import type { Database } from '../database/open.ts';
import { COLUMN_NAMES } from '../import/home-row.ts';
import { UPLOADS } from '../posting/keep-photo.ts';

type Home = Record<string, unknown>;

const AT_ONCE = 1000;

const csvCell = (value: unknown): string => {
  const text = Array.isArray(value) ? value.join('|') : typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  // A cell that begins so is a formula to a spreadsheet.
  const harmless = /^[=+@-]/.test(text) && !/^[+-]?[\d .]+$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

interface Form {
  before: string;
  row(home: Home, isFirst: boolean): string;
  after: string;
}

const JSON_LINES: Form = { before: '', row: (home) => `${JSON.stringify(home)}\n`, after: '' };
const GEO_JSON: Form = {
  before: '{"type":"FeatureCollection","features":[\n',
  row({ longitude, latitude, ...properties }, isFirst) {
    const geometry = { type: 'Point', coordinates: [longitude, latitude] };
    return `${isFirst ? '' : ',\n'}${JSON.stringify({ type: 'Feature', geometry, properties })}`;
  },
  after: '\n]}\n',
};

/** By the ending of the file's name. */
const FORMS: Record<string, Form> = {
  '.csv': {
    before: `${COLUMN_NAMES.join(',')}\n`,
    row: (home) => `${COLUMN_NAMES.map((name) => csvCell(home[name])).join(',')}\n`,
    after: '',
  },
  '.jsonl': JSON_LINES,
  '.ndjson': JSON_LINES,
  '.geojson': GEO_JSON,
  '.json': GEO_JSON,
};

/** The homes on the market, as the import reads them. Telephone numbers that their owners keep to themselves stay where they are. */
async function* homesOf(db: Database, all: boolean): AsyncGenerator<Home> {
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('properties')
      .innerJoin('agents', 'agents.id', 'agent_id')
      .selectAll('properties')
      .select(['agents.name as agent_name', 'agents.email as agent_email'])
      .select(sql<string>`case when owner_id is null or phone_shown then agents.phone else '' end`.as('agent_phone'))
      .select(
        sql<string[]>`coalesce((select jsonb_agg(file order by position) from property_photos where property_id = properties.id), '[]')`.as(
          'pictures',
        ),
      )
      .where('state', '=', 'live')
      .where('properties.id', '>', after)
      .$if(!all, (query) => query.where('source', '!=', 'catalogue'))
      .orderBy('properties.id')
      .limit(AT_ONCE)
      .execute();
    for (const { id, reference, pictures, possession_date, ...row } of rows) {
      const home: Home = {
        ...row,
        reference: reference ?? `home-${id}`,
        possession_date: possession_date?.toISOString().slice(0, 10),
        pictures: pictures.map((file) => UPLOADS + file),
      };
      yield Object.fromEntries(COLUMN_NAMES.map((name) => [name, home[name] ?? undefined]));
      after = id;
    }
    if (rows.length < AT_ONCE) return;
  }
}

/** Writes homes into a file, which appears under its name only when it is whole; without a file it only counts them. */
export async function exportHomes(
  db: Database,
  { file, all, onProgress }: { file: string | null; all: boolean; onProgress(count: number): void },
): Promise<number> {
  let count = 0;
  const form = file === null ? JSON_LINES : FORMS[extname(file).toLowerCase()];
  if (!form) throw new Misused(`The name of the file should end with ${Object.keys(FORMS).join(', ')}.`);
  async function* lines(given: Form): AsyncGenerator<string> {
    yield given.before;
    for await (const home of homesOf(db, all)) {
      yield given.row(home, count === 0);
      if (++count % AT_ONCE === 0) onProgress(count);
    }
    yield given.after;
  }
  if (file === null) for await (const line of lines(form)) void line;
  else {
    await pipeline(Readable.from(lines(form)), createWriteStream(`${file}.part`));
    await rename(`${file}.part`, file);
  }
  return count;
}
