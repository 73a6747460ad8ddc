import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MARKET_ID } from '../../domain/market.ts';

const PREFIX = `${MARKET_ID}-socket-`;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Removes what processes that were killed have left behind. */
function sweep(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(parent, name), { recursive: true, force: true });
  }
}

/**
 * A folder for the socket of the embedded database, in the temporary folder: the path of a socket may have 107 bytes only,
 * so the data folder, which may lie deep, is no place for it.
 */
export function makeSocketFolder(parent: string = tmpdir()): { path: string; remove(): void } {
  sweep(parent);
  const path = mkdtempSync(join(parent, `${PREFIX}${process.pid}-`));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
