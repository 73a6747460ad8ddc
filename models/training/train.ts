import { writeFileSync } from 'node:fs';
import { openEye } from '../../src/server/photos/eye.ts';
import { openHeads, type StoredHeads } from '../../src/vision/gate/heads.ts';
import { calibrate, type Judged } from './calibrate.ts';
import { embedAll, type Embedded } from './embeddings.ts';
import { learnHeads } from './learn-heads.ts';
import { measure, measureByGroup, type Measure, type Measured } from './measure.ts';
import type { Picture } from './pictures.ts';

const FOLDS = 5;
/** Where the judge would be wrong in more than one case of four, the person is asked. */
const THRESHOLDS = { other: 0.25, property: 0.75 };

const logit = (share: number): number => Math.log(share / (1 - share));
const within = (share: number): number => Math.min(1 - 1e-9, Math.max(1e-9, share));

/** The fold of a picture, by its name alone, so that it stays the same when pictures are added. */
function foldOf({ file }: Picture): number {
  const name = file.slice(file.lastIndexOf('/') + 1);
  let hash = 2_166_136_261;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 16_777_619);
  return (hash >>> 0) % FOLDS;
}

const judgeWith = (heads: StoredHeads, pictures: readonly Embedded[]): Measured[] => {
  const { judge } = openHeads(heads);
  return pictures.map((picture) => ({ picture, judgement: judge([picture.views[0]!, picture.views[1]!]) }));
};

export interface Trained {
  heads: StoredHeads;
  /** On pictures that took no part in learning, each judged by heads that never saw it. */
  unseen: Measure;
  byGroup: Record<string, string | number>[];
}

/** Learns and calibrates the heads, and measures them on pictures that were held out, fold by fold. */
export async function train(pictures: readonly Picture[], tell: (line: string) => void): Promise<Trained> {
  const { version: backbone } = await openEye();
  const embedded = await embedAll(pictures, tell);
  const folds: { uncalibrated: StoredHeads; test: Embedded[] }[] = [];
  const judged: Judged[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    tell(`Learning without fold ${fold + 1} of ${FOLDS}`);
    const heads = learnHeads(embedded.filter((picture) => foldOf(picture) !== fold));
    const uncalibrated = { ...heads, backbone, thresholds: THRESHOLDS };
    const test = embedded.filter((picture) => foldOf(picture) === fold);
    folds.push({ uncalibrated, test });
    for (const { picture, judgement } of judgeWith(uncalibrated, test))
      judged.push({ logOdds: logit(within(judgement.property)), isProperty: picture.isProperty });
  }
  const calibration = calibrate(judged);
  const measured = folds.flatMap(({ uncalibrated, test }) => judgeWith({ ...uncalibrated, calibration }, test));
  tell('Learning from all pictures');
  const heads: StoredHeads = { ...learnHeads(embedded), backbone, calibration, thresholds: THRESHOLDS };
  return { heads, unseen: measure(measured), byGroup: measureByGroup(measured) };
}

/** Judges other pictures with finished heads. */
export async function judgeAll(heads: StoredHeads, pictures: readonly Picture[], tell: (line: string) => void): Promise<Measured[]> {
  return judgeWith(heads, await embedAll(pictures, tell));
}

/** Writes the heads where browser and server read them. */
export function saveHeads(heads: StoredHeads): void {
  writeFileSync(new URL('../photo/heads.json', import.meta.url), `${JSON.stringify(heads)}\n`);
}
