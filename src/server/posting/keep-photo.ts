import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { AppError } from '../../domain/errors.ts';
import { MAX_PHOTO_BYTES } from '../../domain/posting.ts';
import type { PhotoGate } from './photo-gate.ts';

const MOST_PIXELS = 40_000_000;
const LONGEST_SIDE = 1600;
const JPEG_QUALITY = 82;
/** SVG could carry scripts; TIFF, GIF and PDF are no photographs of homes. */
const FORMATS = ['jpeg', 'png', 'webp', 'avif', 'heif'];

/** Uploaded pictures begin with this, so that they are never taken for those of the catalogue. */
export const UPLOAD_PREFIX = 'u-';

/**
 * Decodes a photo and writes it anew as a JPEG: turned as it was taken, at most 1,600 pixels long, without metadata (so
 * without the place where it was taken). Gives the name of the file. Throws `too-large` and `photo-refused`.
 */
export async function keepPhoto(folder: string, bytes: Uint8Array, gate: PhotoGate): Promise<string> {
  if (bytes.length > MAX_PHOTO_BYTES) throw new AppError('too-large');
  let picture: Buffer;
  try {
    const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: false, sequentialRead: true });
    const { format } = await image.metadata();
    if (!FORMATS.includes(format)) throw new Error(`a picture of the form ${format}`);
    picture = await image
      .rotate()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: JPEG_QUALITY })
      .toBuffer();
  } catch (cause) {
    throw new AppError('photo-refused', { cause });
  }
  if (!(await gate(picture)).accepted) throw new AppError('photo-refused');
  await mkdir(folder, { recursive: true });
  const file = `${UPLOAD_PREFIX}${randomBytes(12).toString('hex')}.jpg`;
  await writeFile(join(folder, `${file}.part`), picture);
  await rename(join(folder, `${file}.part`), join(folder, file));
  return file;
}
