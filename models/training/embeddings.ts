import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodePicture } from '../../src/server/photos/decode.ts';
import { openEye, type Eye } from '../../src/server/photos/eye.ts';
import { EMBEDDING_SIZE } from '../../src/vision/gate/embedding-size.ts';
import { toSquare } from '../../src/vision/gate/pixels.ts';
import type { Picture } from './pictures.ts';
import { VIEWS, viewOf } from './views.ts';
import { MARKET_ID } from '../../src/domain/market.ts';

export interface Embedded extends Picture {
  /** One embedding a view, in the order of `VIEWS`. */
  views: Float32Array[];
}

const CACHE = join(tmpdir(), `${MARKET_ID}-embeddings`);

function cached(name: string): Float32Array[] | null {
  try {
    const bytes = readFileSync(join(CACHE, name));
    const all = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
    return VIEWS.map((_, i) => all.slice(i * EMBEDDING_SIZE, (i + 1) * EMBEDDING_SIZE));
  } catch {
    return null;
  }
}

function keep(name: string, views: Float32Array[]): void {
  mkdirSync(CACHE, { recursive: true });
  const all = new Float32Array(views.length * EMBEDDING_SIZE);
  views.forEach((view, i) => all.set(view, i * EMBEDDING_SIZE));
  const unfinished = join(CACHE, `${name}.${process.pid}.part`);
  writeFileSync(unfinished, Buffer.from(all.buffer));
  renameSync(unfinished, join(CACHE, name));
}

async function embedViews(eye: Eye, bytes: Buffer, seed: string): Promise<Float32Array[]> {
  const pixels = await decodePicture(bytes);
  const views: Float32Array[] = [];
  for (const view of VIEWS) views.push(await eye.embed(toSquare(viewOf(pixels, view, seed))));
  return views;
}

/** Embeds every view of every picture; what was embedded once is kept in the folder for temporary files. */
export async function embedAll(pictures: readonly Picture[], tell: (line: string) => void): Promise<Embedded[]> {
  const eye = await openEye();
  const embedded: Embedded[] = [];
  for (const picture of pictures) {
    const bytes = readFileSync(picture.file);
    const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
    const name = `${eye.version}-${VIEWS.join('')}-${digest}`;
    let views = cached(name);
    if (!views) {
      views = await embedViews(eye, bytes, digest);
      keep(name, views);
    }
    embedded.push({ ...picture, views });
    if (embedded.length % 100 === 0) tell(`Looked at ${embedded.length} of ${pictures.length} pictures`);
  }
  return embedded;
}
