import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CONTACT } from '../../domain/contact.ts';
import { readLocalities } from '../../understanding/node/read-intents.ts';
import { writeLocalities } from '../catalogue/fill.ts';
import { Misused, runCommandLine, showProgress } from '../command-line.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open.ts';
import { openFiles } from '../files/open-files.ts';
import { COLUMN_NAMES } from './home-row.ts';
import { importHomes } from './import-homes.ts';
import { readRows } from './read-rows.ts';
import { MARKET } from '../../domain/market.ts';

const HELP = `npm run import -- FILE [--dry-run] [--map OURS=THEIRS,...] [--pictures DIR] [--agent NAME] [--phone NUMBER] [--json]

Takes homes in from a file of CSV, JSON lines or GeoJSON (points). A home that is there already, by its "reference", is updated.
Every bad row is told with its line and reason; the good ones are taken all the same.

  --dry-run         reads and checks everything, writes nothing
  --map             names of columns in the file that differ from ours: --map price=Rent,name=Title
  --pictures DIR    where pictures lie that are named without an address; usually the folder of the file
  --agent, --phone  whom buyers call where a row has no agent_name

Columns: ${COLUMN_NAMES.join(', ')}.
Needed are reference, name, type, offer, locality and price. Several amenities, or pictures, are divided by |.

Ends with 0 where every row was good, with 2 where some were bad, with 1 where nothing could be done.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'help': { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    'map': { type: 'string', default: '' },
    'pictures': { type: 'string' },
    'agent': { type: 'string', default: MARKET.name },
    'phone': { type: 'string', default: CONTACT.landline.shown },
    'json': { type: 'boolean', default: false },
  },
});

/** Our names by those of the file. */
function readMap(text: string): Record<string, string> {
  const pairs = text.split(',').filter((pair) => pair !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [ours = '', theirs = ''] = pair.split('=').map((name) => name.trim());
      if (!COLUMN_NAMES.includes(ours) || theirs === '')
        throw new Misused(`--map: "${pair}" should be like price=Rent; our columns are ${COLUMN_NAMES.join(', ')}.`);
      return [
        theirs
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, '_')
          .replace(/^_|_$/g, ''),
        ours,
      ];
    }),
  );
}

async function run(file: string): Promise<void> {
  const config = readConfig(process.env);
  const columns = readMap(values.map);
  const rows = readRows(file);
  const localities = readLocalities();
  const database = await openDatabase(config);
  const start = performance.now();
  try {
    await writeLocalities(database.db, localities);
    const done = await importHomes(database.db, {
      rows,
      localities,
      columns,
      agent: { name: values.agent, phone: values.phone },
      files: openFiles(config),
      pictures: resolve(values.pictures ?? dirname(file)),
      dryRun: values['dry-run'],
      at: new Date(),
      onProblem: (line, problem) => console.error(`\rline ${line}: ${problem}`),
      onProgress: (count) => showProgress(`${count} rows`),
    });
    await database.flush();
    const seconds = Math.round((performance.now() - start) / 100) / 10;
    const would = values['dry-run'] ? ' (dry run: nothing was written)' : '';
    process.stderr.write('\n');
    console.log(
      values['dry-run']
        ? `${done.updated} good rows, ${done.bad} bad rows, in ${seconds} s${would}`
        : `${done.added} new homes, ${done.updated} updated, ${done.bad} bad rows, ${done.badPictures} bad pictures, in ${seconds} s`,
    );
    if (values.json) console.log(JSON.stringify({ ...done, seconds }));
    if (done.bad + done.badPictures > 0) process.exitCode = 2;
  } finally {
    await database.close();
  }
}

await runCommandLine(async () => {
  const [file] = positionals;
  if (values.help) return console.log(HELP);
  if (!file) throw new Misused(HELP);
  if (!existsSync(file)) throw new Misused(`${file} is not there.`);
  await run(file);
});
