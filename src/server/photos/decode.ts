import sharp, { type Sharp } from 'sharp';
import { AppError } from '../../domain/errors.ts';
import { MAX_SIDE, type Pixels } from '../../vision/gate/pixels.ts';
import { sniffPhoto } from './sniff.ts';

/** Pictures with more pixels are refused before they are unpacked. */
const MAX_PIXELS = 40_000_000;
const DECODE_SECONDS = 10;
/** The longest side of a picture of a listing. */
const LISTING_SIDE = 1600;
const LISTING_QUALITY = 82;

function open(bytes: Uint8Array, side: number): Sharp {
  if (!sniffPhoto(bytes)) throw new AppError('photo-unreadable');
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false, sequentialRead: true })
    .timeout({ seconds: DECODE_SECONDS })
    .rotate()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb');
}

const unreadable = (cause: unknown): never => {
  throw cause instanceof AppError ? cause : new AppError('photo-unreadable', { cause });
};

/** Unpacks a photo, upright. Throws `photo-unreadable` for what is no photo, is damaged or has too many pixels. */
export async function decodePicture(bytes: Uint8Array): Promise<Pixels> {
  const { data, info } = await open(bytes, MAX_SIDE).raw().toBuffer({ resolveWithObject: true }).catch(unreadable);
  return { width: info.width, height: info.height, channels: info.channels as 3, data };
}

/**
 * Writes a photo of a listing anew as JPEG, upright and without anything else that the file said, such as where it was
 * taken. Throws `photo-unreadable`.
 */
export async function cleanPhoto(bytes: Uint8Array): Promise<Buffer> {
  return await open(bytes, LISTING_SIDE).jpeg({ quality: LISTING_QUALITY, mozjpeg: true }).toBuffer().catch(unreadable);
}
