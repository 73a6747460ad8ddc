import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** How much older a file may look than it is: clocks of file systems tick slowly. */
const SLACK_MS = 100;

async function changedSince(folder: string, since: number): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const times = await Promise.all(
    files.map((file) =>
      stat(file).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  );
  return files.filter((_, i) => times[i]! >= since - SLACK_MS);
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r').catch(() => null);
  try {
    await handle?.sync();
  } finally {
    await handle?.close();
  }
}

/**
 * Makes a function that has the disk write every file of a folder that has changed since it was last called: the
 * write-ahead log of what was committed, and the pages that a checkpoint has written. Several calls at once share one pass.
 */
export function flushFolder(folder: string): () => Promise<void> {
  let since = 0;
  let next: Promise<void> | null = null;
  let running: Promise<void> = Promise.resolve();
  const pass = async () => {
    next = null;
    const begun = Date.now();
    const changed = await changedSince(folder, since);
    await Promise.all(changed.map(sync));
    await sync(join(folder, 'pg_wal'));
    since = begun;
  };
  return () => {
    // Who comes while a pass runs was perhaps too late for it, and waits for the next.
    next ??= running.then(pass);
    running = next.catch(() => undefined);
    return next;
  };
}
