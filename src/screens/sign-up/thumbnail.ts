const SIDE = 320;
const QUALITY = 0.8;
/** Small enough for a browser's storage besides everything else. */
const MOST_CHARACTERS = 200 * 1024;

/** A small JPEG of a picture as a data URL; throws if the browser cannot read the picture. */
export async function thumbnail(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const address = canvas.toDataURL('image/jpeg', QUALITY);
  if (address.length > MOST_CHARACTERS) throw new Error('the thumbnail is too large');
  return address;
}
