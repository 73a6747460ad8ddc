import { parseArgs } from 'node:util';
import { readLocalities } from '../../understanding/node/read-intents.ts';
import { readConfig } from '../config.ts';
import { explainStart } from '../explain-start.ts';
import { openDatabase } from '../database/open.ts';
import { fillCatalogue } from './fill.ts';
import { plannedCount } from './generate.ts';

/** Writes the catalogue anew: `npm run catalogue -- [--count N] [--json]`. Listings that people have posted stay. */
const { values } = parseArgs({ options: { count: { type: 'string' }, json: { type: 'boolean', default: false } } });
const count = values.count === undefined ? undefined : Number(values.count);

async function run(): Promise<void> {
  if (count !== undefined && !(Number.isInteger(count) && count > 0))
    throw new Error(`--count is "${values.count}"; it should be a whole number above 0, like 100000.`);
  const config = readConfig(process.env);
  const localities = readLocalities();
  const database = await openDatabase(config);
  const start = performance.now();
  const listings = await fillCatalogue(database.db, {
    localities,
    count,
    onProgress: (done, all) => process.stderr.write(`\rFilling the catalogue: ${done} of ${all} homes`),
  });
  const seconds = Math.round((performance.now() - start) / 100) / 10;
  process.stderr.write('\n');
  console.log(
    `${listings} homes in ${localities.length} localities, written in ${seconds} s (the usual catalogue has ${plannedCount(localities)})`,
  );
  if (values.json) console.log(JSON.stringify({ listings, localities: localities.length, seconds }));
  await database.close();
}

await run().catch((error: unknown) => {
  console.error(explainStart(error) ?? error);
  process.exitCode = 1;
});
