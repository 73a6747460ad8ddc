import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Misused, runCommandLine, showProgress } from '../command-line.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open.ts';
import { openFiles } from '../files/open-files.ts';
import { makeBackup } from './make-backup.ts';

const HELP = `npm run backup -- FILE [--dry-run] [--json]

Writes the whole database and all uploaded photos into one file, as they are at this moment. A server on PostgreSQL may go on
meanwhile; stop the one with the embedded database first. The file holds personal data and password hashes: keep it safe.

  --dry-run   says whether it could be done`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'help': { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    'json': { type: 'boolean', default: false },
  },
});

await runCommandLine(async () => {
  const [file] = positionals;
  if (values.help) return console.log(HELP);
  if (!file) throw new Misused(HELP);
  if (existsSync(file)) throw new Misused(`${file} is there already. Name another file.`);
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    if (values['dry-run']) return console.log('The database and the files can be reached; nothing was written.');
    const done = await makeBackup(database.db, openFiles(config), file, showProgress);
    process.stderr.write('\n');
    console.log(`${done.rows} rows and ${done.files} files are in ${file}.`);
    if (values.json) console.log(JSON.stringify(done));
  } finally {
    await database.close();
  }
});
