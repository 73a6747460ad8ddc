import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flushFolder } from '../../src/server/database/flush-folder.ts';
import { newFolder } from './shop.ts';

const hasStrace = spawnSync('strace', ['-V']).status === 0;
const left = hasStrace ? '' : ' (left out: strace is missing; install it with "apt-get install strace")';

describe('the disk', () => {
  it('is told of every changed file, and a folder that changes meanwhile breaks nothing', async () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'pg_wal'), { recursive: true });
    writeFileSync(join(folder, 'pg_wal', '1'), 'x');
    const flush = flushFolder(folder);
    await Promise.all([flush(), flush(), flush()]);
    writeFileSync(join(folder, 'pg_wal', '2'), 'x');
    await expect(flush()).resolves.toBeUndefined();
  });

  it.runIf(process.env['LONG'] && hasStrace)(`has a captured payment before it is answered${left}`, () => {
    const folder = newFolder();
    const trace = join(newFolder(), 'trace');
    const { status } = spawnSync(
      'strace',
      ['-f', '-y', '-e', 'trace=fsync,fdatasync,rename', '-o', trace, process.execPath, 'tests/server/crash-buyer.ts', folder, '0'],
      { stdio: 'ignore' },
    );
    expect(status).toBe(0);
    const synced = readFileSync(trace, 'utf8')
      .split('\n')
      .filter((line) => /f(data)?sync\(\d+<[^>]*pg_wal\/[0-9A-F]{24}>/.test(line));
    expect(synced.length).toBeGreaterThan(0);
  });
});
