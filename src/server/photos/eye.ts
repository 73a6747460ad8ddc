import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, sep } from 'node:path';
import { BACKBONE_DIR, backboneVersion, buildBackbone } from '../../../models/build-backbone.ts';
import { loadBackbone, type Backbone } from '../../vision/gate/backbone.ts';

/** The backbone as the server runs it, with the version that heads must fit. */
export interface Eye extends Backbone {
  version: string;
}

const WASM_DIR = dirname(createRequire(import.meta.url).resolve('@tensorflow/tfjs-backend-wasm')) + sep;

/** Opens the backbone in this thread, building it first where it is not there. Throws where it is missing or damaged. */
export async function openEye(): Promise<Eye> {
  if (!existsSync(`${BACKBONE_DIR}/model.json`) || !existsSync(`${BACKBONE_DIR}/weights.bin`)) buildBackbone();
  const [model, weights] = await Promise.all([readFile(`${BACKBONE_DIR}/model.json`, 'utf8'), readFile(`${BACKBONE_DIR}/weights.bin`)]);
  const copy = new Uint8Array(weights).buffer;
  return { ...(await loadBackbone({ model: JSON.parse(model), weights: copy }, WASM_DIR)), version: backboneVersion(model, weights) };
}
