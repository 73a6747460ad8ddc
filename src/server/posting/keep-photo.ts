import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { AppError } from '../../domain/errors.ts';
import { MAX_PHOTO_BYTES } from '../../domain/photo.ts';
import type { FileStore } from '../files/file-store.ts';
import { createTurns } from '../turns.ts';
import type { PhotoGate } from './photo-gate.ts';

const MOST_PIXELS = 40_000_000;
const LONGEST_SIDE = 1600;
const JPEG_QUALITY = 82;
const WORK_SECONDS = 10;
/** SVG could carry scripts; TIFF, GIF and PDF are no photographs of homes. */
const FORMATS = ['jpeg', 'png', 'webp', 'avif', 'heif'];

/** Where uploaded pictures are kept. */
export const UPLOADS = 'uploads/';
/** Uploaded pictures begin with this, so that they are never taken for those of the catalogue. */
export const UPLOAD_PREFIX = 'u-';

/** A name for a picture that nobody can guess. */
export const newPhotoName = (): string => `${UPLOAD_PREFIX}${randomBytes(12).toString('hex')}.jpg`;

/** An unpacked picture of 40 megapixels takes 120 MB. Unpacking and looking may take 30 s more at the very worst: a minute in all. */
const inTurn = createTurns({ atOnce: 2, waiting: 32, within: 30_000 });

/** A picture that takes too long on a machine that is busy may be kept later. */
const tooSlow = (cause: unknown): boolean => cause instanceof Error && /timeout: \d+% complete/.test(cause.message);

/** A picture as it is shown: a JPEG, turned as it was taken, without metadata. Rejects what is no picture of a home or too large. */
export async function rewritePhoto(bytes: Uint8Array): Promise<Buffer> {
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: false, sequentialRead: true });
  // The header is read first: what is too large is never unpacked.
  const { format, width, height } = await image.metadata();
  if (!FORMATS.includes(format)) throw new Error(`a picture of the form ${format}`);
  if (width * height > MOST_PIXELS) throw new Error(`a picture of ${width} x ${height} pixels`);
  return image
    .timeout({ seconds: WORK_SECONDS })
    .rotate()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
}

/**
 * Decodes a photo and writes it anew as a JPEG: turned as it was taken, at most 1,600 pixels long, without metadata (so
 * without the place where it was taken). Throws `too-large`, `photo-refused`, and `too-many-requests` when many wait.
 */
export async function keepPhoto({
  files,
  file,
  bytes,
  gate,
}: {
  files: FileStore;
  file: string;
  bytes: Uint8Array;
  gate: PhotoGate;
}): Promise<void> {
  if (bytes.length > MAX_PHOTO_BYTES) throw new AppError('too-large');
  const picture = await inTurn(async () => {
    const made = await rewritePhoto(bytes).catch((cause: unknown) => {
      throw new AppError(tooSlow(cause) ? 'too-many-requests' : 'photo-refused', { cause, retryAfter: WORK_SECONDS });
    });
    if (!(await gate(made)).accepted) throw new AppError('photo-refused');
    return made;
  });
  await files.write(UPLOADS + file, picture, 'image/jpeg');
}
