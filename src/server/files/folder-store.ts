import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore, KeptFile } from './file-store.ts';

const isAbsent = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Files in a folder of this machine. */
export function folderStore(root: string): FileStore {
  return {
    async read(name) {
      try {
        return await readFile(join(root, name));
      } catch (error) {
        if (isAbsent(error)) return null;
        throw error;
      }
    },
    async write(name, bytes) {
      const file = join(root, name);
      await mkdir(dirname(file), { recursive: true });
      const unfinished = `${file}.${randomUUID()}.part`;
      try {
        await writeFile(unfinished, bytes);
        await rename(unfinished, file);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    remove: (name) => rm(join(root, name), { force: true }),
    async list(prefix) {
      const slash = prefix.lastIndexOf('/');
      const [folder, start] = [prefix.slice(0, slash), prefix.slice(slash + 1)];
      const names = (await readdir(join(root, folder)).catch(() => [])).filter((name) => name.startsWith(start));
      const kept = await Promise.all(
        names.map(async (name): Promise<KeptFile | null> => {
          // Another server may have removed it meanwhile.
          const found = await stat(join(root, folder, name)).catch(() => null);
          return found && { name: `${folder}/${name}`, changedAt: found.mtime };
        }),
      );
      return kept.filter((one) => one !== null);
    },
  };
}
