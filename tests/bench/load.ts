import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillCatalogue } from '../../src/server/catalogue/fill.ts';
import { openDatabase } from '../../src/server/database/open.ts';
import { pick } from '../../src/understanding/seeded-random.ts';
import { spawnServer } from '../server/spawned-server.ts';
import { percentile, type Bench } from './bench.ts';
import { localities, random, WISHES } from './wishes.ts';

const LISTINGS = 100_000;
const CLIENTS = 50;
const WARM_MS = 5000;
const MEASURED_MS = 20_000;

const KINDS = Object.keys(WISHES);

/** Many who search a large market at the same time, on this machine, with the server beside them (`--count`: listings; DATABASE_URL: there). */
export const load: Bench = async ({ count = LISTINGS }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-load-'));
  const databaseUrl = process.env['DATABASE_URL'] || undefined;
  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  await fillCatalogue(db, { localities, count });
  await close();
  const server = await spawnServer({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' });

  const times = new Map<string, number[]>(KINDS.map((kind) => [kind, []]));
  let errors = 0;
  const begin = performance.now() + WARM_MS;
  const end = begin + MEASURED_MS;
  async function client(): Promise<void> {
    while (performance.now() < end) {
      const kind = pick(KINDS, random);
      const start = performance.now();
      const response = await fetch(`${server.url}/api/search`, { method: 'POST', body: JSON.stringify(WISHES[kind]!()) });
      await response.arrayBuffer();
      if (start < begin) continue;
      if (response.ok) times.get(kind)!.push(performance.now() - start);
      else errors++;
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client));
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });

  const all = [...times.values()].flat();
  const row = (what: string, list: number[]) => ({
    'what': what,
    'a second': Math.round(list.length / (MEASURED_MS / 1000)),
    'p50 ms': percentile(list, 0.5),
    'p95 ms': percentile(list, 0.95),
  });
  return {
    rows: [...[...times].map(([kind, list]) => row(kind, list)), row('all', all)],
    result: { listings: count, clients: CLIENTS, errors, ...row('all', all) },
  };
};
