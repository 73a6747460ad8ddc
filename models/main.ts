import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildBackbone } from './build-backbone.ts';
import { buildFonts } from './build-fonts.ts';
import { measure, measureByGroup } from './training/measure.ts';
import { readDemoPictures, readManifest } from './training/pictures.ts';
import { judgeAll, saveHeads, train } from './training/train.ts';

/**
 * `npm run models -- build` makes the backbone; `npm run models -- fonts` the letters of the pages; `npm run models -- train --data DIR [--more FILE]` learns the heads from
 * `DIR/photos/manifest.csv` and a further manifest, and judges the pictures of `DIR/demo-photos`, which are never learned.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string', default: '../shared/data' }, more: { type: 'string', multiple: true, default: [] } },
});
const tell = (line: string): void => console.error(line);

async function learn(): Promise<void> {
  const manifest = join(values.data, 'photos/manifest.csv');
  if (!existsSync(manifest)) throw new Error(`models: there is no ${manifest}. Name the folder of the training data with --data DIR.`);
  const { heads, unseen, byGroup } = await train([manifest, ...values.more].flatMap(readManifest), tell);
  saveHeads(heads);
  console.table(byGroup);
  console.log('On pictures that took no part in learning:', unseen);
  const demo = await judgeAll(heads, readDemoPictures(join(values.data, 'demo-photos')), tell);
  if (demo.length > 0) {
    console.table(measureByGroup(demo));
    console.log('On our own pictures:', measure(demo));
  }
}

if (positionals[0] === 'build') console.log(`Built the backbone ${buildBackbone()}`);
else if (positionals[0] === 'fonts') await buildFonts();
else if (positionals[0] === 'train') await learn();
else {
  console.error('Use: npm run models -- build, npm run models -- fonts, or npm run models -- train --data DIR [--more FILE]');
  process.exitCode = 1;
}
