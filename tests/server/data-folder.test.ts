import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/server/database/open.ts';
import { makeSocketFolder } from '../../src/server/database/socket-folder.ts';
import { explainStart } from '../../src/server/explain-start.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const open = (dataDir: string) => openDatabase({ dataDir, databaseUrl: undefined });
const refusal = (dataDir: string) =>
  open(dataDir).then(
    async ({ close }) => {
      await close();
      return 'opened';
    },
    (error: unknown) => explainStart(error) ?? String(error),
  );

describe('a data folder', () => {
  it('without PG_VERSION is never written over: nothing in it changes, and with the file back all is there', async () => {
    const dataDir = temporaryFolder('folder');
    const first = await open(dataDir);
    await sql`create table kept as select generate_series(1, 100) as n`.execute(first.db);
    await first.close();
    const folder = join(dataDir, 'database');
    const version = readFileSync(join(folder, 'PG_VERSION'));
    rmSync(join(folder, 'PG_VERSION'));
    const before = readdirSync(folder).toSorted();
    expect(await refusal(dataDir)).toBe(
      `The folder ${folder} is not empty, but it is no whole database: PG_VERSION is missing. Nothing was changed in it. ` +
        'Put it back from a backup, or move it away (or set DATA_DIR to another folder) to begin with an empty database.',
    );
    expect(readdirSync(folder).toSorted()).toEqual(before);
    writeFileSync(join(folder, 'PG_VERSION'), version);
    const again = await open(dataDir);
    expect((await sql<{ n: string }>`select count(*) as n from kept`.execute(again.db)).rows).toEqual([{ n: '100' }]);
    await again.close();
  });

  it('that is damaged is told in a sentence, and stays as it is', async () => {
    const dataDir = temporaryFolder('folder');
    await (await open(dataDir)).close();
    const control = join(dataDir, 'database', 'global', 'pg_control');
    writeFileSync(control, 'damaged');
    expect(await refusal(dataDir)).toMatch(
      /^The database in .* cannot be opened: it is damaged, or the disk is full\. Nothing was thrown away\./,
    );
    expect(readFileSync(control, 'utf8')).toBe('damaged');
  });

  it('is made whole or not at all: what a kill has left of a first start is made anew', async () => {
    const dataDir = temporaryFolder('folder');
    mkdirSync(join(dataDir, 'database.unfinished', 'base'), { recursive: true });
    expect(await refusal(dataDir)).toBe('opened');
    expect(existsSync(join(dataDir, 'database.unfinished'))).toBe(false);
  });

  it('that is a file is told in a sentence', async () => {
    const dataDir = join(temporaryFolder('folder'), 'file');
    writeFileSync(dataDir, '');
    expect(await refusal(dataDir)).toBe(`${dataDir} is a file, where a folder is needed. Set DATA_DIR to a folder.`);
  });

  it.each([
    ['EROFS', 'lies on a file system that can only be read'],
    ['ENOSPC', 'is on a disk that is full'],
    ['EACCES', 'may not be written by this user'],
  ])('where the system says %s is told in a sentence', (code, sentence) =>
    expect(explainStart(Object.assign(new Error(code), { code, path: '/data', syscall: 'mkdir' }))).toContain(`/data ${sentence}`),
  );

  it('has its socket in a folder that goes with its process, at the latest when the next one starts', () => {
    const parent = temporaryFolder('sockets');
    const dead = spawnSync(process.execPath, ['-e', '']).pid;
    mkdirSync(join(parent, `gharvani-socket-${dead}-abc`));
    const mine = makeSocketFolder(parent);
    expect(readdirSync(parent)).toEqual([mine.path.slice(parent.length + 1)]);
    makeSocketFolder(parent).remove();
    expect(existsSync(mine.path)).toBe(true);
    mine.remove();
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith(`gharvani-socket-${dead}-`))).toEqual([]);
  });
});
