import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../../src/server/database/open.ts';
import { copyFilled } from './filled/filled-folder.ts';
import { ask, startTestServer } from './test-server.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const folder = () => temporaryFolder('crash');
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function kill(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

const start = (dataDir: string) =>
  spawn(process.execPath, ['src/server/main.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

async function untilSays(child: ChildProcess, pattern: RegExp): Promise<string> {
  let said = '';
  for await (const chunk of child.stdout!) {
    said += String(chunk);
    if (pattern.test(said)) return said;
  }
  throw new Error(`the process ended after: ${said}`);
}

describe('a process that is killed', () => {
  it('loses no write that it has acknowledged', async () => {
    const dataDir = folder();
    let acknowledged = 0;
    for (const ms of [150, 400, 700]) {
      const writer = spawn(process.execPath, ['tests/server/crash-writer.ts', dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
      writer.stdout.on('data', (chunk) => {
        acknowledged = Math.max(acknowledged, ...String(chunk).trim().split('\n').map(Number));
      });
      await once(writer.stdout, 'data');
      await wait(ms);
      await kill(writer);
      const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined });
      const { rows } = await sql<{ last: number; count: string }>`select max(n) as last, count(*) as count from crash`.execute(db);
      await close();
      expect(rows[0]!.last).toBeGreaterThanOrEqual(acknowledged);
      expect(Number(rows[0]!.count)).toBe(rows[0]!.last);
    }
    expect(acknowledged).toBeGreaterThan(50);
  });

  it('in the middle of its first start leaves nothing half done', async () => {
    const dataDir = folder();
    const first = start(dataDir);
    await untilSays(first, /Filling the catalogue: [2-9]\d\d\d/);
    await kill(first);
    const server = await startTestServer({ dataDir });
    expect((await ask(server, '/readyz')).body).toMatchObject({ ready: true });
    await server.stop();
  });

  it('frees its folder, and while it lives a second one is refused', async () => {
    const dataDir = folder();
    copyFilled(inject('filledFolder'), dataDir);
    const first = start(dataDir);
    await untilSays(first, /is ready/);
    const second = start(dataDir);
    let said = '';
    second.stderr.on('data', (chunk) => (said += String(chunk)));
    await once(second, 'exit');
    expect(second.exitCode).toBe(1);
    expect(said).toBe(
      `The data folder ${dataDir} is in use by process ${first.pid}. Stop that process, or set DATA_DIR to another folder.\n`,
    );
    first.kill('SIGTERM');
    await once(first, 'exit');
    expect(first.exitCode).toBe(0);
    const { close } = await openDatabase({ dataDir, databaseUrl: undefined });
    await close();
  });
});
