import type { Hono } from 'hono';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { AppError } from '../../domain/errors.ts';
import { PHOTOS_DIR } from '../catalogue/photo-pool.ts';
import { UPLOAD_PREFIX } from '../posting/keep-photo.ts';
import { PHOTO_PATH } from '../search/record.ts';
import { createTurns } from '../turns.ts';

/** Widths in CSS pixels times the pixel ratios that are worth a file of their own. */
const WIDTHS = ['320', '640', '800'];
const WEBP_QUALITY = 72;
const FILE_NAME = /^[a-z0-9-]+\.jpg$/;

/** Where the pictures of postings are kept. */
export const uploadsIn = (dataDir: string): string => join(dataDir, 'uploads');

/** The bytes of a picture of the catalogue or of a posting. */
export const readPhoto = (file: string, uploadsDir: string): Promise<Buffer> =>
  readFile(join(file.startsWith(UPLOAD_PREFIX) ? uploadsDir : PHOTOS_DIR, file));

/** One picture made at a time takes half of two processors; the rest of a page waits in a row. */
const inTurn = createTurns({ atOnce: 2, waiting: 400 });
const beingMade = new Map<string, Promise<Buffer>>();

/** The bytes of a file that is made where it is missing: once, however many ask at the same time. */
function readOrMake(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const under = beingMade.get(file);
  if (under) return under;
  const made = readFile(file)
    .catch(() => inTurn(() => makeFile(file, make)))
    .finally(() => beingMade.delete(file));
  beingMade.set(file, made);
  return made;
}

/** A disk that is full keeps nobody from a picture. */
async function makeFile(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const made = await make();
  const unfinished = `${file}.${randomUUID()}.part`;
  await writeFile(unfinished, made)
    .then(() => rename(unfinished, file))
    .catch(() => rm(unfinished, { force: true }));
  return made;
}

/** Serves the pictures of the catalogue, with `?w=640` as a WebP of that width; made once, kept in `cacheDir`. */
export function servePhotos(app: Hono, { cacheDir, uploadsDir }: { cacheDir: string; uploadsDir: string }): void {
  app.get(`${PHOTO_PATH}:file`, async (context) => {
    const { file } = context.req.param();
    const width = context.req.query('w');
    if (!FILE_NAME.test(file) || (width !== undefined && !WIDTHS.includes(width))) throw new AppError('not-found');
    const original = await readPhoto(file, uploadsDir).catch(() => null);
    if (!original) throw new AppError('not-found');
    context.set('isFile', true);
    context.header('Cache-Control', 'public, max-age=604800');
    if (!width) return context.body(new Uint8Array(original), 200, { 'Content-Type': 'image/jpeg' });
    await mkdir(cacheDir, { recursive: true });
    const small = await readOrMake(join(cacheDir, `${file}-${width}.webp`), () =>
      sharp(original).resize(Number(width)).webp({ quality: WEBP_QUALITY }).toBuffer(),
    );
    return context.body(new Uint8Array(small), 200, { 'Content-Type': 'image/webp' });
  });
}
