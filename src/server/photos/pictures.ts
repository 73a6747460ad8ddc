import type { Hono } from 'hono';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import sharp from 'sharp';
import { AppError } from '../../domain/errors.ts';
import { PHOTOS_DIR } from '../catalogue/photo-pool.ts';
import type { FileStore } from '../files/file-store.ts';
import { UPLOADS, UPLOAD_PREFIX } from '../posting/keep-photo.ts';
import { PHOTO_PATH } from '../search/record.ts';
import { createTurns } from '../turns.ts';

/** Widths in CSS pixels times the pixel ratios that are worth a file of their own. */
const WIDTHS = ['320', '640', '800'];
const WEBP_QUALITY = 72;
const FILE_NAME = /^[a-z0-9-]+\.jpg$/;

/** Where the smaller sizes of pictures are kept. */
export const SIZES = 'photos/';

/** Uploaded pictures never change: each has a name of its own. Those of the catalogue may be drawn anew. */
const UPLOADED = 'public, max-age=31536000, immutable';
const DRAWN = 'public, max-age=604800';

const isUpload = (file: string): boolean => file.startsWith(UPLOAD_PREFIX);

/** The bytes of a picture of the catalogue or of a posting; null where there is none. */
export const readPhoto = async (file: string, files: FileStore): Promise<Uint8Array | null> =>
  isUpload(file) ? files.read(UPLOADS + file) : readFile(join(PHOTOS_DIR, file)).catch(() => null);

/** One picture made at a time takes half of two processors; the rest of a page waits in a row. */
const inTurn = createTurns({ atOnce: 2, waiting: 400 });

export type Sizes = (file: string, width: string) => Promise<Uint8Array>;

/** Gives pictures in smaller sizes: each is made once, however many ask at the same time. Throws `not-found`. */
export function createSizes(files: FileStore, log: Logger): Sizes {
  const underWay = new Map<string, Promise<Uint8Array>>();

  async function make(file: string, width: string, name: string): Promise<Uint8Array> {
    const original = await readPhoto(file, files);
    if (!original) throw new AppError('not-found');
    const made = await inTurn(() => sharp(original).resize(Number(width)).webp({ quality: WEBP_QUALITY }).toBuffer());
    // A disk that is full keeps nobody from a picture.
    await files.write(name, made, 'image/webp').catch((error: unknown) => log.warn({ err: error, name }, 'a size could not be kept'));
    return made;
  }

  return (file, width) => {
    const name = `${SIZES}${file}-${width}.webp`;
    const under = underWay.get(name);
    if (under) return under;
    const given = files
      .read(name)
      .then((kept) => kept ?? make(file, width, name))
      .finally(() => underWay.delete(name));
    underWay.set(name, given);
    return given;
  };
}

/** Makes every size of a picture; one that is gone meanwhile needs none. */
export async function makeSizes(sizes: Sizes, file: string): Promise<void> {
  for (const width of WIDTHS)
    await sizes(file, width).catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'not-found')) throw error;
    });
}

/** Serves the pictures of the catalogue and of postings, with `?w=640` as a WebP of that width. */
export function servePhotos(app: Hono, files: FileStore, sizes: Sizes): void {
  app.get(`${PHOTO_PATH}:file`, async (context) => {
    const { file } = context.req.param();
    const width = context.req.query('w');
    if (!FILE_NAME.test(file) || (width !== undefined && !WIDTHS.includes(width))) throw new AppError('not-found');
    const picture = width ? await sizes(file, width) : await readPhoto(file, files);
    if (!picture) throw new AppError('not-found');
    context.set('isFile', true);
    context.header('Cache-Control', isUpload(file) ? UPLOADED : DRAWN);
    return context.body(new Uint8Array(picture), 200, { 'Content-Type': width ? 'image/webp' : 'image/jpeg' });
  });
}
