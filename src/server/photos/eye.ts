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

interface Files {
  model: string;
  weights: Buffer;
  version: string;
}

async function read(): Promise<Files> {
  const [model, weights] = await Promise.all([readFile(`${BACKBONE_DIR}/model.json`, 'utf8'), readFile(`${BACKBONE_DIR}/weights.bin`)]);
  return { model, weights, version: backboneVersion(model, weights) };
}

/**
 * Opens the backbone in this thread. Where it is not there, or is not of the version that is needed, it is built anew.
 * Throws where that does not help.
 */
export async function openEye(needed?: string): Promise<Eye> {
  let files = await read().catch(() => null);
  if (!files || (needed !== undefined && files.version !== needed)) {
    buildBackbone();
    files = await read();
  }
  if (needed !== undefined && files.version !== needed) throw new Error(`the heads are for backbone ${needed}; this is ${files.version}`);
  const weights = new Uint8Array(files.weights).buffer;
  return { ...(await loadBackbone({ model: JSON.parse(files.model), weights }, WASM_DIR)), version: files.version };
}
