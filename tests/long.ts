import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';

/** The parts of the long run, and the files of each; they stand where their subject stands. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  money: [
    'tests/server/kills',
    'tests/server/payment-crashes',
    'tests/server/postgres-restart',
    'tests/server/webhooks',
    'tests/server/buying',
    'tests/server/razorpay',
    'tests/server/paid-once',
    'tests/server/refunds',
    'tests/server/payment-privacy',
    'tests/server/flush',
    'tests/journeys/customer',
  ],
  doors: [
    'tests/server/fuzz',
    'tests/server/soak',
    'tests/server/input',
    'tests/server/headers',
    'tests/server/heavy-photos',
    'tests/server/turns',
    'tests/server/posting-races',
    'tests/server/log-in',
    'tests/server/mails',
    'tests/server/trusted-proxies',
    'tests/server/public-site',
    'tests/server/account-rights',
    'tests/journeys/owners-and-links',
    'tests/server/data-folder',
    'tests/server/migrations',
    'tests/server/crashes',
    'tests/server/lock',
    'tests/server/config',
    'tests/server/postgres',
    'tests/server/api',
  ],
  reader: ['tests/reader', 'tests/journeys/screen-reader'],
  pages: [
    'tests/journeys/every-route',
    'tests/journeys/accessible',
    'tests/journeys/moving-about',
    'tests/journeys/languages',
    'tests/journeys/acceptance',
  ],
  many: [
    'tests/server/many-servers',
    'tests/server/rolling-restart',
    'tests/server/limits',
    'tests/server/image',
    'tests/server/another-market',
    'tests/server/traffic',
    'tests/server/doctor',
    'tests/server/empty-market',
    'tests/server/import',
    'tests/server/export',
    'tests/server/backup',
    'tests/server/user',
    'tests/server/files',
    'tests/server/postgres-vector',
    'tests/server/postgres',
  ],
  voice: [
    'tests/understanding/fuzz',
    'tests/understanding/utterances',
    'tests/conversations',
    'tests/voice',
    'tests/journeys/by-voice',
    'tests/journeys/hands-free',
    'tests/journeys/real-sound',
    'tests/journeys/firefox',
  ],
};

/** Runs one part with everything in it, or all tests; gives the exit code. */
function run(name: string | undefined): number {
  if (name !== undefined && !PARTS[name]) {
    console.error(`There is no part "${name}". The parts are: ${Object.keys(PARTS).join(', ')}.`);
    return 1;
  }
  const files = name === undefined ? [] : PARTS[name]!;
  if (name !== undefined && files.length === 0) {
    console.log(`${name}: no long tests yet.`);
    return 0;
  }
  const gone = files.filter((file) => globSync([`${file}.test.{ts,tsx}`, `${file}/**/*.test.{ts,tsx}`]).length === 0);
  if (gone.length > 0) {
    console.error(`tests/long.ts names tests that are gone: ${gone.join(', ')}.`);
    return 1;
  }
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', '!architecture', ...files];
  return spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, LONG: '1' } }).status ?? 1;
}

const name = process.argv[2];
process.exitCode = run(name);
if (name === undefined)
  for (const [part, files] of Object.entries(PARTS)) if (files.length === 0) console.log(`${part}: no long tests yet.`);
