import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const CACHE = 'node_modules/.cache/gharvani';

/** What a filled database is made of, and the day, which the dates of listings count from. */
const MADE_OF = [
  'package-lock.json',
  'intents/{lexicon,city}/**',
  'models/**',
  'src/{domain,understanding,capabilities,kernel,vision/gate}/**',
  'src/server/**',
];

function hashOf(patterns: string[]): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  for (const file of patterns.flatMap((pattern) => globSync(pattern)).toSorted())
    if (statSync(file).isFile()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** A data folder with the catalogue and what its pictures show; made once, then kept until what it is made of changes. */
export function filledFolder(): string {
  const kept = join(CACHE, `filled-${hashOf(MADE_OF)}`);
  if (existsSync(kept)) return kept;
  mkdirSync(CACHE, { recursive: true });
  const fresh = mkdtempSync(join(CACHE, 'filling-'));
  execFileSync(process.execPath, ['tests/server/filled/fill.ts', fresh], { stdio: ['ignore', 'inherit', 'inherit'] });
  for (const old of readdirSync(CACHE)) if (old.startsWith('filled-')) rmSync(join(CACHE, old), { recursive: true, force: true });
  renameSync(fresh, kept);
  return kept;
}

/** Gives an empty folder the database of a filled one. */
export function copyFilled(filled: string, folder: string): void {
  if (readdirSync(folder).length === 0) cpSync(filled, folder, { recursive: true });
}
