import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the site is made of. Of the server's own files only those that stand in pages; what the build itself makes is left out. */
const SOURCES = ['index.html', 'intents', 'locales', 'models', 'package-lock.json', 'public', 'src', 'vite.config.ts'];
const NOT_IN_IT = /^(src\/server\/(?!http\/security-headers\.ts$)|public\/models\/)/;
/** The fingerprint of what the site that stands there was made of; any other build empties this folder. */
const MADE_FROM = 'dist/renderer/made-from';

const filesIn = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .toSorted()
        .flatMap((name) => filesIn(join(path, name)))
    : [path];

/** A hash over names and contents, so that a copy is the same wherever and whenever it was made. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesIn)) if (!NOT_IN_IT.test(file)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** `npm run build`; with `--if-changed`, as before `npm start`, only where the site is not there or was made of something else. */
const now = fingerprint();
const isMade = process.argv.includes('--if-changed') && existsSync(MADE_FROM) && readFileSync(MADE_FROM, 'utf8') === now;
if (!isMade) {
  rmSync(MADE_FROM, { force: true });
  // Where the site is made already, as in an image, the packages that make it need not be there.
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({ logLevel: 'warn' });
  await builder.buildApp();
  writeFileSync(MADE_FROM, now);
}
