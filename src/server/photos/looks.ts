import { seededRandom } from '../../understanding/seeded-random.ts';
import { EMBEDDING_SIZE } from '../../vision/gate/embedding-size.ts';
import type { Standardise } from '../../vision/gate/heads.ts';

/** How many numbers say how a photo looks: few enough for an index of pgvector. */
const LOOKS_SIZE = 256;
const SEED = 256;

const SIGNS: Int8Array = (() => {
  const random = seededRandom(SEED);
  return Int8Array.from({ length: LOOKS_SIZE * EMBEDDING_SIZE }, () => (random() < 0.5 ? 1 : -1));
})();

/**
 * Reduces the embeddings of a picture and its mirror image to 256 signed bytes in base64url, by a fixed random projection
 * (Johnson and Lindenstrauss): angles between pictures stay nearly what they were.
 */
export function looksOf(embeddings: readonly Float32Array[], standardise: Standardise): string {
  const mean = new Float32Array(EMBEDDING_SIZE);
  for (const embedding of embeddings) {
    const features = standardise(embedding);
    for (let i = 0; i < EMBEDDING_SIZE; i++) mean[i]! += features[i]!;
  }
  const reduced = Float32Array.from({ length: LOOKS_SIZE }, (_, row) => {
    let sum = 0;
    const at = row * EMBEDDING_SIZE;
    for (let i = 0; i < EMBEDDING_SIZE; i++) sum += SIGNS[at + i]! * mean[i]!;
    return sum;
  });
  const most = reduced.reduce((a, b) => Math.max(a, Math.abs(b)), 1e-9);
  return Buffer.from(Int8Array.from(reduced, (value) => Math.round((value * 127) / most)).buffer).toString('base64url');
}

/** The same as pgvector reads it. */
export const vectorOf = (looks: string): string => `[${new Int8Array(new Uint8Array(Buffer.from(looks, 'base64url')).buffer).join(',')}]`;
