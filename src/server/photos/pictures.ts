import type { Hono } from 'hono';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { AppError } from '../../domain/errors.ts';
import { PHOTOS_DIR } from '../catalogue/photo-pool.ts';
import { UPLOAD_PREFIX } from '../posting/keep-photo.ts';
import { PHOTO_PATH } from '../search/record.ts';

/** Widths in CSS pixels times the pixel ratios that are worth a file of their own. */
const WIDTHS = ['320', '640', '800'];
const WEBP_QUALITY = 72;
const FILE_NAME = /^[a-z0-9-]+\.jpg$/;

/** Where the pictures of postings are kept. */
export const uploadsIn = (dataDir: string): string => join(dataDir, 'uploads');

/** The bytes of a picture of the catalogue or of a posting. */
export const readPhoto = (file: string, uploadsDir: string): Promise<Buffer> =>
  readFile(join(file.startsWith(UPLOAD_PREFIX) ? uploadsDir : PHOTOS_DIR, file));

async function readOrMake(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch {
    const made = await make();
    const unfinished = `${file}.${process.pid}.part`;
    await writeFile(unfinished, made);
    await rename(unfinished, file);
    return made;
  }
}

/** Serves the pictures of the catalogue, with `?w=640` as a WebP of that width; made once, kept in `cacheDir`. */
export function servePhotos(app: Hono, { cacheDir, uploadsDir }: { cacheDir: string; uploadsDir: string }): void {
  app.get(`${PHOTO_PATH}:file`, async (context) => {
    const { file } = context.req.param();
    const width = context.req.query('w');
    if (!FILE_NAME.test(file) || (width !== undefined && !WIDTHS.includes(width))) throw new AppError('not-found');
    const original = await readPhoto(file, uploadsDir).catch(() => null);
    if (!original) throw new AppError('not-found');
    context.header('Cache-Control', 'public, max-age=604800');
    if (!width) return context.body(new Uint8Array(original), 200, { 'Content-Type': 'image/jpeg' });
    await mkdir(cacheDir, { recursive: true });
    const small = await readOrMake(join(cacheDir, `${file}-${width}.webp`), () =>
      sharp(original).resize(Number(width)).webp({ quality: WEBP_QUALITY }).toBuffer(),
    );
    return context.body(new Uint8Array(small), 200, { 'Content-Type': 'image/webp' });
  });
}
