import { sql } from 'kysely';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Parts } from '../parts.ts';
import { UPLOAD_PREFIX } from './keep-photo.ts';

/** An upload that is under way is younger. */
const YOUNG_MS = 60 * 60 * 1000;

/** Rows of postings that are gone, and that no listing shows. */
async function sweepRows({ db, now }: Pick<Parts, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('photos')
    .where('kind', 'like', 'posting %')
    .where('added_at', '<', new Date(now().getTime() - YOUNG_MS))
    .where(sql<boolean>`not exists (select 1 from postings where photos.kind = 'posting ' || postings.id)`)
    .where(sql<boolean>`not exists (select 1 from property_photos where property_photos.file = photos.file)`)
    .execute();
}

/**
 * Removes photos that belong to nothing: rows whose posting is gone, and files without a row, which a crash or a removed
 * posting has left. Gives how many files went.
 */
export async function sweepPhotos(parts: Pick<Parts, 'db' | 'now'>, folder: string): Promise<number> {
  await sweepRows(parts);
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith(UPLOAD_PREFIX));
  if (files.length === 0) return 0;
  const rows = await parts.db.selectFrom('photos').select('file').where('file', 'like', `${UPLOAD_PREFIX}%`).execute();
  const known = new Set(rows.map(({ file }) => file));
  let gone = 0;
  for (const file of files.filter((name) => !known.has(name))) {
    const { mtimeMs } = await stat(join(folder, file)).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs > parts.now().getTime() - YOUNG_MS) continue;
    await rm(join(folder, file), { force: true });
    gone++;
  }
  return gone;
}
