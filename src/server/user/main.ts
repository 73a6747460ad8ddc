import { parseArgs } from 'node:util';
import { Misused, runCommandLine } from '../command-line.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open.ts';
import { giveRole, makeUser, resetPassword } from './users.ts';

const HELP = `npm run user -- make EMAIL [--name NAME] [--operator] [--dry-run]
npm run user -- role EMAIL operator|member [--dry-run]
npm run user -- reset EMAIL [--dry-run]

make    opens an account and prints its one-time password
role    makes somebody an operator, or no longer
reset   prints a one-time password for an account whose password is lost; ends its sessions

A one-time password works once, within three days; then a password of one's own has to be chosen.
With the embedded database, stop the server first.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'help': { type: 'boolean', default: false },
    'name': { type: 'string', default: '' },
    'operator': { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  },
});

await runCommandLine(async () => {
  const [verb, typed, role] = positionals;
  if (values.help) return console.log(HELP);
  const email = typed?.trim().toLowerCase() ?? '';
  const isRole = role === 'operator' || role === 'member';
  if (!/^\S+@\S+$/.test(email) || (verb !== 'make' && verb !== 'reset' && !(verb === 'role' && isRole))) throw new Misused(HELP);
  const database = await openDatabase(readConfig(process.env));
  try {
    await database.db.transaction().execute(async (trx) => {
      if (verb === 'make')
        console.log(await makeUser(trx, { email, name: values.name, role: values.operator ? 'operator' : 'member' }, new Date()));
      else if (verb === 'reset') console.log(await resetPassword(trx, email, new Date()));
      else if (isRole) console.log(await giveRole(trx, email, role));
      if (values['dry-run']) throw new Misused('Dry run: nothing was changed.');
    });
    await database.flush();
  } catch (error) {
    if (!values['dry-run'] || !(error instanceof Misused) || !error.message.startsWith('Dry run')) throw error;
    console.log(error.message);
  } finally {
    await database.close();
  }
});
