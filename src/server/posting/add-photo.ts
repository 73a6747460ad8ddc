import { AppError } from '../../domain/errors.ts';
import { MAX_PHOTOS } from '../../domain/posting.ts';
import type { SessionAccount } from '../account/sessions.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Parts } from '../parts.ts';
import { keepPhoto, newPhotoName, UPLOADS } from './keep-photo.ts';
import type { PhotoGate } from './photo-gate.ts';
import { lockOwnPosting, photosOf } from './postings.ts';

interface Upload {
  account: SessionAccount;
  postingId: number;
  bytes: Uint8Array;
  files: FileStore;
  gate: PhotoGate;
}

/** Photos that a form lets go are kept this long: it may be saved with them in another window. */
const LET_GO_MINUTES = 60;
const MINUTE_MS = 60_000;

/**
 * Takes a place among the photos of a posting before the picture is unpacked. With the posting locked, many at once get no
 * more than there are. Where all are taken, those that the saved form has let go make room; gives their files too.
 */
async function reserve({ db, now }: Parts, { account, postingId }: Upload): Promise<{ file: string; letGo: string[] }> {
  return db.transaction().execute(async (trx) => {
    const posting = await lockOwnPosting(trx, postingId, account);
    const rows = await trx.selectFrom('photos').select(['file', 'added_at']).where('kind', '=', photosOf(postingId)).execute();
    const shown = new Set(posting.form.photos.map(({ file }) => file));
    const listed =
      posting.property_id === null
        ? []
        : await trx.selectFrom('property_photos').select('file').where('property_id', '=', posting.property_id).execute();
    for (const { file } of listed) shown.add(file);
    const before = now().getTime() - LET_GO_MINUTES * MINUTE_MS;
    const letGo = rows.filter(({ file, added_at }) => !shown.has(file) && added_at.getTime() < before).map(({ file }) => file);
    if (rows.length >= MAX_PHOTOS + listed.length && letGo.length === 0)
      throw new AppError('photos-full', { params: { most: MAX_PHOTOS } });
    const gone = rows.length >= MAX_PHOTOS + listed.length ? letGo : [];
    if (gone.length > 0) await trx.deleteFrom('photos').where('file', 'in', gone).execute();
    const file = newPhotoName();
    await trx
      .insertInto('photos')
      .values({ file, kind: photosOf(postingId), room: '', alt: '', illustration: false, added_at: now() })
      .execute();
    return { file, letGo: gone };
  });
}

/** Adds one photo to a posting and gives the name of its file. Throws `posting-gone`, `photos-full` and what `keepPhoto` throws. */
export async function addPhoto(parts: Parts, upload: Upload): Promise<string> {
  const { files, bytes, gate } = upload;
  const { file, letGo } = await reserve(parts, upload);
  await Promise.all(letGo.map((gone) => files.remove(UPLOADS + gone)));
  try {
    await keepPhoto({ files, file, bytes, gate });
  } catch (error) {
    await parts.db.deleteFrom('photos').where('file', '=', file).execute();
    throw error;
  }
  return file;
}
