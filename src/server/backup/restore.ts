import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Misused, runCommandLine, showProgress } from '../command-line.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open.ts';
import { openFiles } from '../files/open-files.ts';
import { checkBackup, restoreBackup } from './restore-backup.ts';

const HELP = `npm run restore -- FILE [--replace] [--dry-run] [--json]

Puts a backup into the database and the files that the settings name: the embedded database or PostgreSQL, whichever it was made
of. Stop all servers first. Either all rows are restored or none.

  --replace   also where there are accounts or homes already: they are lost
  --dry-run   reads the whole file and says what it holds, writes nothing`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'help': { type: 'boolean', default: false },
    'replace': { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    'json': { type: 'boolean', default: false },
  },
});

await runCommandLine(async () => {
  const [file] = positionals;
  if (values.help) return console.log(HELP);
  if (!file) throw new Misused(HELP);
  if (!existsSync(file)) throw new Misused(`${file} is not there.`);
  if (values['dry-run']) {
    const { rows, files, madeAt } = await checkBackup(file);
    return console.log(`${file} is whole: made at ${madeAt}, ${rows} rows, ${files} files. Nothing was written.`);
  }
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    const done = await restoreBackup(database.db, openFiles(config), { file, replace: values.replace, onProgress: showProgress });
    await database.flush();
    process.stderr.write('\n');
    console.log(`${done.rows} rows and ${done.files} files were restored.`);
    if (values.json) console.log(JSON.stringify(done));
  } finally {
    await database.close();
  }
});
