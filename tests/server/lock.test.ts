import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockFolder } from '../../src/server/database/lock.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const folder = () => temporaryFolder('lock');

describe('the lock of the data folder', () => {
  it('refuses a second taker with a sentence that says what to do', () => {
    const place = folder();
    const release = lockFolder(place);
    expect(() => lockFolder(place)).toThrow(
      `The data folder ${place} is in use by process ${process.pid}. Stop that process, or set DATA_DIR to another folder.`,
    );
    release();
    lockFolder(place)();
  });

  it('takes over from a process that is gone', () => {
    const place = folder();
    const gone = spawnSync('true').pid!;
    writeFileSync(join(place, 'lock'), `${gone} 12345`);
    const release = lockFolder(place);
    expect(readFileSync(join(place, 'lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    release();
  });

  it('takes over from an earlier process with the same id', () => {
    const place = folder();
    writeFileSync(join(place, 'lock'), `${process.pid} 1`);
    const release = lockFolder(place);
    expect(existsSync(join(place, 'lock'))).toBe(true);
    release();
    expect(existsSync(join(place, 'lock'))).toBe(false);
  });
});
