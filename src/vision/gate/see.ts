import type { Backbone } from './backbone.ts';
import { SIDE, toSquare, type Pixels } from './pixels.ts';

function mirrored(square: Float32Array): Float32Array {
  const turned = new Float32Array(square.length);
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const from = (y * SIDE + x) * 3;
      turned.set(square.subarray(from, from + 3), (y * SIDE + SIDE - 1 - x) * 3);
    }
  }
  return turned;
}

/** The embeddings of a picture and its mirror image: together they are more stable than one. */
export async function seePicture(pixels: Pixels, { embed }: Pick<Backbone, 'embed'>): Promise<[Float32Array, Float32Array]> {
  const square = toSquare(pixels);
  return [await embed(square), await embed(mirrored(square))];
}
