import { parse } from 'csv-parse';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { extname } from 'node:path';
import { Misused } from '../command-line.ts';

/** One home of a file, by the names of its columns; or why it could not be read. `line` counts from 1; of GeoJSON, features. */
export type ReadRow = { line: number; values: Record<string, unknown> } | { line: number; problem: string };

/** "Price (₹)" and "price" are one name. */
const named = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '');

const withNames = (values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [named(name), value]));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

async function* csvRows(file: string): AsyncGenerator<ReadRow> {
  const skipped: ReadRow[] = [];
  const parser = createReadStream(file).pipe(
    parse({
      bom: true,
      columns: (names: string[]) => names.map(named),
      info: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      on_skip: (error) => void skipped.push({ line: Number(error?.['lines'] ?? 0), problem: error?.message ?? 'cannot be read' }),
    }),
  );
  for await (const { record, info } of parser as AsyncIterable<{ record: Record<string, string>; info: { lines: number } }>) {
    yield* skipped.splice(0);
    yield { line: info.lines, values: record };
  }
  yield* skipped;
}

async function* jsonLineRows(file: string): AsyncGenerator<ReadRow> {
  let line = 0;
  for await (const text of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    line++;
    if (text.trim() === '') continue;
    try {
      const value: unknown = JSON.parse(text);
      yield isObject(value) ? { line, values: withNames(value) } : { line, problem: 'is no JSON object' };
    } catch {
      yield { line, problem: 'is no JSON' };
    }
  }
}

async function* geoJsonRows(file: string): AsyncGenerator<ReadRow> {
  const { features } = JSON.parse(await readFile(file, 'utf8')) as { features?: unknown };
  if (!Array.isArray(features)) throw new Misused(`${file} has no list of "features", as GeoJSON has.`);
  for (const [at, feature] of (features as { properties?: unknown; geometry?: { type?: string; coordinates?: unknown } }[]).entries()) {
    const { properties, geometry } = feature;
    if (!isObject(properties)) yield { line: at + 1, problem: 'has no "properties"' };
    else {
      const [longitude, latitude] =
        geometry?.type === 'Point' && Array.isArray(geometry.coordinates) ? (geometry.coordinates as unknown[]) : [];
      yield { line: at + 1, values: { ...withNames(properties), ...(longitude !== undefined && { longitude, latitude }) } };
    }
  }
}

const READERS: Record<string, (file: string) => AsyncGenerator<ReadRow>> = {
  '.csv': csvRows,
  '.jsonl': jsonLineRows,
  '.ndjson': jsonLineRows,
  '.geojson': geoJsonRows,
  '.json': geoJsonRows,
};

/** The homes of a file, one by one. Throws where its ending says nothing of its form. */
export function readRows(file: string): AsyncGenerator<ReadRow> {
  const reader = READERS[extname(file).toLowerCase()];
  if (!reader) throw new Misused(`${file}: the name of the file should end with ${Object.keys(READERS).join(', ')}.`);
  return reader(file);
}
