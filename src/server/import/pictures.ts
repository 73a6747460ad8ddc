import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { isAbsolute, relative, resolve } from 'node:path';
import { MAX_PHOTO_BYTES } from '../../domain/photo.ts';
import type { Database } from '../database/open.ts';
import type { FileStore } from '../files/file-store.ts';
import { rewritePhoto, UPLOAD_PREFIX, UPLOADS } from '../posting/keep-photo.ts';

const FETCH_MS = 15_000;
const HASH_LETTERS = 24;

async function bytesOf(source: string, folder: string): Promise<Uint8Array> {
  if (/^https?:\/\//.test(source)) {
    const response = await fetch(source, { signal: AbortSignal.timeout(FETCH_MS) });
    if (!response.ok) throw new Error(`answers ${response.status}`);
    if (Number(response.headers.get('content-length') ?? 0) > MAX_PHOTO_BYTES) throw new Error('is too large');
    return new Uint8Array(await response.arrayBuffer());
  }
  const file = resolve(folder, source);
  const inside = relative(folder, file);
  if (inside.startsWith('..') || isAbsolute(inside)) throw new Error('lies outside of the folder of pictures');
  return readFile(file);
}

/** Takes pictures in by their addresses or by their names in a folder; the same bytes are kept once. */
export function createPictureTaker({ db, files, folder }: { db: Database; files: FileStore; folder: string }) {
  const taken = new Map<string, Promise<string>>();

  async function take(source: string, alt: string): Promise<string> {
    const bytes = await bytesOf(source, folder);
    if (bytes.length > MAX_PHOTO_BYTES) throw new Error('is too large');
    const file = `${UPLOAD_PREFIX}${createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LETTERS)}.jpg`;
    const known = await db.selectFrom('photos').select('file').where('file', '=', file).executeTakeFirst();
    if (known) return file;
    await files.write(UPLOADS + file, await rewritePhoto(bytes), 'image/jpeg');
    await db
      .insertInto('photos')
      .values({ file, kind: 'import', room: '', alt, illustration: false })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return file;
  }

  /** Gives the name of the kept file; rejects with what is wrong with the picture. */
  return (source: string, alt: string): Promise<string> => {
    const under = taken.get(source) ?? take(source, alt);
    taken.set(source, under);
    return under;
  };
}
