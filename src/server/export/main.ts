import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Misused, runCommandLine, showProgress } from '../command-line.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open.ts';
import { exportHomes } from './export-homes.ts';

const HELP = `npm run export -- FILE [--all] [--dry-run] [--json]

Writes the homes on the market into a file of CSV, JSON lines or GeoJSON, by the ending of its name, with the columns that
npm run import reads.

  --all       the made-up homes of the demonstration too
  --dry-run   says how many there are`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'help': { type: 'boolean', default: false },
    'all': { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    'json': { type: 'boolean', default: false },
  },
});

await runCommandLine(async () => {
  const [file] = positionals;
  if (values.help) return console.log(HELP);
  if (!file) throw new Misused(HELP);
  if (existsSync(file)) throw new Misused(`${file} is there already. Name another file.`);
  const database = await openDatabase(readConfig(process.env));
  try {
    const homes = await exportHomes(database.db, {
      file: values['dry-run'] ? null : file,
      all: values.all,
      onProgress: (count) => showProgress(`${count} homes`),
    });
    process.stderr.write('\n');
    console.log(values['dry-run'] ? `${homes} homes would be written.` : `${homes} homes are in ${file}.`);
    if (values.json) console.log(JSON.stringify({ homes }));
  } finally {
    await database.close();
  }
});
