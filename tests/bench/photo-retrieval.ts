import sharp from 'sharp';
import { readFileSync } from 'node:fs';
import { decodePicture } from '../../src/server/photos/decode.ts';
import type { Eye } from '../../src/server/photos/eye.ts';
import { looksOf } from '../../src/server/photos/looks.ts';
import type { Heads } from '../../src/vision/gate/heads.ts';
import { seePicture } from '../../src/vision/gate/see.ts';

type Alter = (bytes: Buffer) => Promise<Buffer>;

const JPEG = { quality: 90 };

/** What people's own copies of a picture suffer. */
const ALTERATIONS: Record<string, Alter> = {
  'crop to 80 %': async (bytes) => {
    const { width, height } = await sharp(bytes).metadata();
    const [w, h] = [Math.round(width * 0.8), Math.round(height * 0.8)];
    return sharp(bytes)
      .extract({ left: Math.round(width * 0.12), top: Math.round(height * 0.08), width: w, height: h })
      .jpeg(JPEG)
      .toBuffer();
  },
  'brighter': (bytes) => sharp(bytes).modulate({ brightness: 1.35 }).jpeg(JPEG).toBuffer(),
  'darker': (bytes) => sharp(bytes).modulate({ brightness: 0.7 }).jpeg(JPEG).toBuffer(),
  'JPEG 40': (bytes) => sharp(bytes).jpeg({ quality: 40 }).toBuffer(),
  'turned by 5 degrees': (bytes) => sharp(bytes).rotate(5, { background: '#808080' }).jpeg(JPEG).toBuffer(),
  'mirrored': (bytes) => sharp(bytes).flop().jpeg(JPEG).toBuffer(),
};

const numbers = (looks: string): Int8Array => new Int8Array(new Uint8Array(Buffer.from(looks, 'base64url')).buffer);

function cosine(a: Int8Array, b: Int8Array): number {
  let [dot, aa, bb] = [0, 0, 0];
  for (let i = 0; i < a.length; i++) {
    dot += a[i]! * b[i]!;
    aa += a[i]! ** 2;
    bb += b[i]! ** 2;
  }
  return dot / Math.sqrt(aa * bb);
}

/** Of pictures that are altered and searched for, how many find themselves first, and among the first ten. */
export async function retrieval(files: readonly string[], eye: Eye, heads: Heads) {
  const look = async (bytes: Buffer) => numbers(looksOf(await seePicture(await decodePicture(bytes), eye), heads.standardise));
  const kept = await Promise.all(files.map(async (file) => look(readFileSync(file))));
  const rows: { altered: string; n: number; recallAt1: number; recallAt10: number }[] = [];
  for (const [altered, alter] of Object.entries(ALTERATIONS)) {
    let [first, ten] = [0, 0];
    for (const [i, file] of files.entries()) {
      const query = await look(await alter(readFileSync(file)));
      const better = kept.filter((other, j) => j !== i && cosine(query, other) > cosine(query, kept[i]!)).length;
      first += better < 1 ? 1 : 0;
      ten += better < 10 ? 1 : 0;
    }
    const share = (count: number) => Math.round((1000 * count) / files.length) / 1000;
    rows.push({ altered, n: files.length, recallAt1: share(first), recallAt10: share(ten) });
  }
  const mean = (key: 'recallAt1' | 'recallAt10') => Math.round((1000 * rows.reduce((sum, row) => sum + row[key], 0)) / rows.length) / 1000;
  return { rows, result: { recallAt1: mean('recallAt1'), recallAt10: mean('recallAt10'), n: files.length * rows.length } };
}
