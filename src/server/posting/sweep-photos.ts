import { sql } from 'kysely';
import type { Parts } from '../parts.ts';
import type { FileStore } from '../files/file-store.ts';
import { SIZES } from '../photos/pictures.ts';
import { UPLOAD_PREFIX, UPLOADS } from './keep-photo.ts';

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

/** The picture that a file is, or is a size of. */
const PICTURE = /u-[0-9a-f]+\.jpg/;

/**
 * Removes photos that belong to nothing: rows whose posting is gone, and files without a row, which a crash or a removed
 * posting has left, with their smaller sizes. Gives how many files went.
 */
export async function sweepPhotos(parts: Pick<Parts, 'db' | 'now'>, files: FileStore): Promise<number> {
  await sweepRows(parts);
  const kept = (await Promise.all([UPLOADS, SIZES].map((folder) => files.list(folder + UPLOAD_PREFIX)))).flat();
  if (kept.length === 0) return 0;
  const rows = await parts.db.selectFrom('photos').select('file').where('file', 'like', `${UPLOAD_PREFIX}%`).execute();
  const known = new Set(rows.map(({ file }) => file));
  const isOurs = (name: string) => !name.endsWith('.part') && known.has(PICTURE.exec(name)?.[0] ?? '');
  const youngest = parts.now().getTime() - YOUNG_MS;
  const gone = kept.filter(({ name, changedAt }) => !isOurs(name) && changedAt.getTime() <= youngest);
  for (const { name } of gone) await files.remove(name);
  return gone.length;
}
