import { mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Somebody else has the data folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/** When a process started, in clock ticks since boot, where the system tells; a process id alone may be a later process. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(pid: number, start: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return start === '' || startOf(pid) === start;
}

/**
 * Takes a data folder for this process: the embedded database loses data when two processes write to it.
 * A lock that its process left behind is taken over. Gives the function that lets the folder go; throws FolderInUse.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'lock');
  const mine = `${process.pid} ${startOf(process.pid)}`;
  for (let tries = 0; tries < 3; tries++) {
    try {
      writeFileSync(file, mine, { flag: 'wx' });
      return () => release(file, mine);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const [pid = '', start = ''] = readFileSync(file, 'utf8').split(' ');
    if (pid !== '' && isAlive(Number(pid), start)) {
      throw new FolderInUse(`The data folder ${folder} is in use by process ${pid}. Stop that process, or set DATA_DIR to another folder.`);
    }
    unlinkSync(file);
  }
  throw new FolderInUse(`The data folder ${folder} is being taken by another process. Try again, or set DATA_DIR to another folder.`);
}

function release(file: string, mine: string): void {
  try {
    if (readFileSync(file, 'utf8') === mine) unlinkSync(file);
  } catch {
    // The folder is gone, and the lock with it.
  }
}
