import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LanguagePart } from '../language-part.ts';
import type { LinearModel } from '../linear-model.ts';
import type { Intents } from './read-intents.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** What is learned is a product of the build: it stays beside the packages, where a later start finds it. */
const CACHE_DIR = join(ROOT, 'node_modules/.cache/market/intents');
const LEARNER = join(ROOT, 'models/intents/main.ts');
const CODE = ['src/understanding', 'models/intents'].map((folder) => join(ROOT, folder));

/** Older ones of the same name are kept, for whoever goes back and forth between two states of the phrases. */
const KEPT = 6;

/** Files of a folder with their contents, in one order everywhere. */
const contents = (folder: string, ending: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .toSorted()
    .flatMap((file) => [file, readFileSync(join(folder, file), 'utf8')]);

const digest = (texts: string[]): string => createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 24);

let codeDigest: string | undefined;

/** The code that learns, and the code that reads what is learned. */
const codeHash = (): string => (codeDigest ??= digest(CODE.flatMap((folder) => contents(folder, '.ts'))));

/** The phrases and the lexicon of one language. */
const filesOf = (tag: string, { folder }: Intents): string[] => [
  tag,
  ...contents(join(folder, tag), '.json'),
  readFileSync(join(folder, 'lexicon', `${tag}.json`), 'utf8'),
];

/** Changes with everything that a language is learned from. */
export function hashOfPart(tag: string, intents: Intents): string {
  const language = intents.language(tag);
  const places = contents(intents.cityFolder, '.json').join('\n');
  const texts = [tag, ...language.borrowsFrom].flatMap((name) => filesOf(name, intents));
  return digest([codeHash(), JSON.stringify(language), places, ...texts]);
}

/** Changes with everything that the finder of languages is learned from. */
export const hashOfFinder = (intents: Intents): string =>
  digest([JSON.stringify(intents.languages), ...Object.keys(intents.languages).map((tag) => hashOfPart(tag, intents))]);

function readCached<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return null;
  }
}

/** Writes beside and renames, so that nobody reads half a file; a folder that cannot be written is no reason to fail. */
function writeCached(name: string, hash: string, text: string): void {
  try {
    mkdirSync(CACHE_DIR, { recursive: true });
    const beside = join(CACHE_DIR, `.${name}-${hash}-${process.pid}`);
    writeFileSync(beside, text);
    renameSync(beside, join(CACHE_DIR, `${name}-${hash}.json`));
    const older = readdirSync(CACHE_DIR)
      .filter((file) => file.startsWith(`${name}-`))
      .toSorted((a, b) => statSync(join(CACHE_DIR, b)).mtimeMs - statSync(join(CACHE_DIR, a)).mtimeMs)
      .slice(KEPT);
    for (const file of older) rmSync(join(CACHE_DIR, file), { force: true });
  } catch {
    process.stderr.write(`What was learned of "${name}" cannot be kept in ${CACHE_DIR}: it is learned again at the next start.\n`);
  }
}

const isKept = (name: string, hash: string): boolean => existsSync(join(CACHE_DIR, `${name}-${hash}.json`));

/** The one of this hash; made and kept where it is missing. */
export function cached<T>(name: string, hash: string, make: () => T): T {
  const found = readCached<T>(join(CACHE_DIR, `${name}-${hash}.json`));
  if (found) return found;
  const made = make();
  writeCached(name, hash, JSON.stringify(made));
  return made;
}

/** The learner is a program of its own: whoever only reads what is learned does not load it. */
function learn(what: string, intents: Intents): string {
  process.stderr.write(`Learning ${what} from intents: some seconds, once for each change of them\n`);
  const { status, stdout, error } = spawnSync(process.execPath, [LEARNER, what, intents.folder], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`learning ${what} from ${intents.folder} failed, see above`);
  return stdout;
}

const FINDER = 'languages';

/** What is known of a language, learned first where its phrases have changed. */
export const readPart = (tag: string, intents: Intents): LanguagePart =>
  readCached(join(CACHE_DIR, `${tag}-${hashOfPart(tag, intents)}.json`)) ?? (JSON.parse(learn(tag, intents)) as LanguagePart);

/** What tells languages with the same letters apart, learned first where phrases have changed. */
export const readFinderModel = (intents: Intents): LinearModel =>
  readCached(join(CACHE_DIR, `${FINDER}-${hashOfFinder(intents)}.json`)) ?? (JSON.parse(learn(FINDER, intents)) as LinearModel);

/** Learns whatever is missing of all languages at once, several at a time. */
export function learnMissing(intents: Intents): void {
  const tags = Object.keys(intents.languages).filter((tag) => !isKept(tag, hashOfPart(tag, intents)));
  if (tags.length > 0 || !isKept(FINDER, hashOfFinder(intents))) learn('all', intents);
}
