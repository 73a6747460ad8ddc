import sharp, { type Sharp } from 'sharp';
import { AppError } from '../../domain/errors.ts';
import { MAX_SIDE, type Pixels } from '../../vision/gate/pixels.ts';
import { sniffPhoto } from './sniff.ts';

/** Pictures with more pixels are refused before they are unpacked. */
const MAX_PIXELS = 40_000_000;
const DECODE_SECONDS = 10;

function open(bytes: Uint8Array): Sharp {
  if (!sniffPhoto(bytes)) throw new AppError('photo-unreadable');
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false, sequentialRead: true })
    .timeout({ seconds: DECODE_SECONDS })
    .rotate()
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb');
}

const unreadable = (cause: unknown): never => {
  throw cause instanceof AppError ? cause : new AppError('photo-unreadable', { cause });
};

/** Unpacks a photo, upright. Throws `photo-unreadable` for what is no photo, is damaged or has too many pixels. */
export async function decodePicture(bytes: Uint8Array): Promise<Pixels> {
  const { data, info } = await open(bytes).raw().toBuffer({ resolveWithObject: true }).catch(unreadable);
  return { width: info.width, height: info.height, channels: info.channels as 3, data };
}
