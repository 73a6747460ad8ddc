import type { Judgement, PhotoRoom } from '../domain/photo.ts';
import { AppError } from '../domain/errors.ts';
import { MAX_PHOTO_BYTES } from '../domain/photo.ts';

/** Checks a photo of a home before it leaves the device, and says which room or view it shows; throws what is wrong with it. */
export async function checkPhoto(photo: Blob, judge: (photo: Blob) => Promise<Judgement | null>): Promise<PhotoRoom | null> {
  if (!photo.type.startsWith('image/')) throw new AppError('photo-refused');
  if (photo.size > MAX_PHOTO_BYTES) throw new AppError('too-large');
  const judgement = await judge(photo);
  if (judgement?.verdict === 'other') throw new AppError('photo-refused');
  return judgement?.verdict === 'property' ? judgement.room : null;
}
