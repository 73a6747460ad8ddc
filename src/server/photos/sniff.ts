const startsWith = (bytes: Uint8Array, ...values: number[]): boolean => values.every((value, i) => bytes[i] === value);

const textAt = (bytes: Uint8Array, at: number, length: number): string => String.fromCharCode(...bytes.subarray(at, at + length));

/**
 * What a file is by its first bytes, whatever its name says; null for what is not searched by: SVG, GIF, TIFF, HEIC (which
 * is not decoded here), and everything that is no picture.
 */
export function sniffPhoto(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'avif' | null {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'webp';
  if (textAt(bytes, 4, 8) === 'ftypavif') return 'avif';
  return null;
}
