import type { LocalityNames } from '../../understanding/data.ts';
import type { Database } from '../database/open.ts';
import type { FileStore } from '../files/file-store.ts';
import { localityFinder, readHome, type ImportedHome } from './home-row.ts';
import { createPictureTaker } from './pictures.ts';
import type { ReadRow } from './read-rows.ts';
import { writeHomes, type DefaultAgent, type HomeToWrite } from './write-homes.ts';

const BATCH = 500;

export interface ImportOptions {
  rows: AsyncIterable<ReadRow>;
  localities: readonly LocalityNames[];
  /** Our names of columns by those of the file. */
  columns: Readonly<Record<string, string>>;
  agent: DefaultAgent;
  files: FileStore;
  /** Where pictures lie that are named without an address. */
  pictures: string;
  dryRun: boolean;
  at: Date;
  onProblem(line: number, problem: string): void;
  onProgress(done: number): void;
}

export interface Imported {
  added: number;
  updated: number;
  /** Rows that were left out. */
  bad: number;
  /** Pictures that were left out of good rows. */
  badPictures: number;
}

const renamed = (values: Record<string, unknown>, columns: ImportOptions['columns']): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [columns[name] ?? name, value]));

/** Takes homes in, the good rows all and the bad ones told by line; a home that is there already, by its reference, is updated. */
export async function importHomes(db: Database, options: ImportOptions): Promise<Imported> {
  const { rows, localities, columns, agent, files, pictures, dryRun, at, onProblem, onProgress } = options;
  const find = localityFinder(localities);
  const takePicture = createPictureTaker({ db, files, folder: pictures });
  const lines = new Map<string, number>();
  const done: Imported = { added: 0, updated: 0, bad: 0, badPictures: 0 };
  let batch: { line: number; home: ImportedHome }[] = [];

  async function photosOf(line: number, home: ImportedHome): Promise<string[] | null> {
    if (home.pictures.length === 0) return null;
    const taken: string[] = [];
    for (const source of home.pictures) {
      try {
        taken.push(await takePicture(source, home.name));
      } catch (error) {
        done.badPictures++;
        onProblem(line, `picture "${source}" ${error instanceof Error ? error.message : String(error)}; the home is kept without it`);
      }
    }
    return [...new Set(taken)];
  }

  async function flush(): Promise<void> {
    const homes: HomeToWrite[] = [];
    for (const { line, home } of batch) homes.push({ ...home, photos: dryRun ? null : await photosOf(line, home) });
    const added = dryRun || homes.length === 0 ? 0 : await writeHomes(db, homes, agent, at);
    done.added += added;
    done.updated += homes.length - added;
    batch = [];
    onProgress(done.added + done.updated + done.bad);
  }

  const refuse = (line: number, problem: string) => {
    done.bad++;
    onProblem(line, problem);
  };

  for await (const row of rows) {
    const { line } = row;
    if ('problem' in row) {
      refuse(line, row.problem);
      continue;
    }
    const home = readHome(renamed(row.values, columns), find);
    if ('problems' in home) refuse(line, home.problems.join('; '));
    else if (lines.has(home.reference)) refuse(line, `reference "${home.reference}" stands in line ${lines.get(home.reference)} already`);
    else {
      lines.set(home.reference, line);
      batch.push({ line, home });
    }
    if (batch.length === BATCH) await flush();
  }
  await flush();
  return done;
}
