import { gzipSync } from 'node:zlib';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BACKBONE_DIR } from '../../models/build-backbone.ts';
import { measure, measureByGroup, type Measured } from '../../models/training/measure.ts';
import { readDemoPictures, readManifest, type Picture } from '../../models/training/pictures.ts';
import { PHOTOS_DIR } from '../../src/server/catalogue/photo-pool.ts';
import { decodePicture } from '../../src/server/photos/decode.ts';
import { openEye, type Eye } from '../../src/server/photos/eye.ts';
import { openHeads, type Heads, type StoredHeads } from '../../src/vision/gate/heads.ts';
import { seePicture } from '../../src/vision/gate/see.ts';
import { percentile, type Bench } from './bench.ts';
import { photoIndex } from './photo-index.ts';
import { retrieval } from './photo-retrieval.ts';

const HEADS = 'models/photo/heads.json';
const WASM = 'node_modules/@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm';

const own = (): Picture[] => readDemoPictures(PHOTOS_DIR);

/** Every picture as the server judges it; one that cannot be read counts as unsure. */
async function judgeAll(
  pictures: readonly Picture[],
  eye: Eye,
  heads: Heads,
): Promise<{ measured: Measured[]; ms: number[]; unreadable: string[] }> {
  const measured: Measured[] = [];
  const ms: number[] = [];
  const unreadable: string[] = [];
  for (const picture of pictures) {
    const start = performance.now();
    try {
      const judgement = heads.judge(await seePicture(await decodePicture(readFileSync(picture.file)), eye));
      ms.push(performance.now() - start);
      measured.push({ picture, judgement });
    } catch {
      unreadable.push(picture.file);
      measured.push({ picture, judgement: { verdict: 'unsure', property: 0.5, kind: 'object', room: 'office', threshold: 0.75 } });
    }
  }
  return { measured, ms, unreadable };
}

const gzipKb = (files: string[]): number =>
  Math.round(files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0) / 102.4) / 10;

/** What a first photo loads beyond the page, in KB: the model as it is sent, code and heads compressed. */
function loadedKb(): Record<string, number> {
  const code = globSync('dist/assets/{gate-worker,photo-}*.js');
  return {
    backboneKb:
      Math.round((statSync(`${BACKBONE_DIR}/weights.bin`).size + gzipSync(readFileSync(`${BACKBONE_DIR}/model.json`)).length) / 102.4) / 10,
    headsKb: gzipKb([HEADS]),
    wasmKb: gzipKb([WASM]),
    ...(code.length > 0 && { codeKb: gzipKb(code) }),
  };
}

const LARGE = 100_000;

/**
 * How well photos are judged: those of `--manifest FILE`, else the training pictures of `--data DIR` (which the heads have
 * seen), else our own. `--retrieval` measures how well altered pictures of the catalogue find themselves,
 * `--index` how well and how fast the index finds what comparing all pictures finds (`--count`, 100,000 of them).
 */
export const photos: Bench = async ({ data, manifest, retrieval: wantsRetrieval, index, count = LARGE }) => {
  if (index) return photoIndex(count);
  const eye = await openEye();
  const heads = openHeads(JSON.parse(readFileSync(HEADS, 'utf8')) as StoredHeads);
  if (wantsRetrieval)
    return retrieval(
      own().map(({ file }) => file),
      eye,
      heads,
    );
  const training = join(data, 'photos/manifest.csv');
  const chosen = manifest ?? (existsSync(training) ? training : undefined);
  const pictures = chosen ? readManifest(chosen) : own();
  const { measured, ms, unreadable } = await judgeAll(pictures, eye, heads);
  if (unreadable.length > 0) console.error(`${unreadable.length} pictures could not be read: ${unreadable.slice(0, 3).join(', ')}`);
  if (!chosen) console.error(`There is no ${training}: only our own pictures were judged. Name a manifest with --manifest FILE.`);
  else if (!manifest)
    console.error('These are the pictures that the heads have learned from; models/README.md has the figures on unseen ones.');
  const { accuracy, wronglyPassed, wronglyStopped, unsure, roomAccuracy, n } = measure(measured);
  const msPerPicture = ms.length > 0 ? percentile(ms, 0.5) : 0;
  const result = { accuracy, wronglyPassed, wronglyStopped, unsure, roomAccuracy, msPerPicture, n };
  const ownMeasured = chosen ? (await judgeAll(own(), eye, heads)).measured : measured;
  const ownPassed = ownMeasured.filter(({ judgement }) => judgement.verdict === 'property').length;
  console.table([{ ...result, ownPassed: `${ownPassed} of ${ownMeasured.length}`, ...loadedKb() }]);
  return { rows: measureByGroup(measured), result };
};
