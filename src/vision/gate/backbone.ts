import { load } from '@tensorflow-models/mobilenet';
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import { env, type io, setBackend, tensor3d, tidy } from '@tensorflow/tfjs-core';
import { EMBEDDING_SIZE } from './embedding-size.ts';
import { SIDE } from './pixels.ts';

/** The built backbone as stored: the graph as parsed JSON, and the weights. */
export interface BackboneFiles {
  model: unknown;
  weights: ArrayBuffer;
}

interface StoredModel {
  format: string;
  signature: io.ModelArtifacts['signature'];
  modelTopology: object;
  weightsManifest: io.WeightsManifestConfig;
}

export interface Backbone {
  /** Turns 224 x 224 x 3 numbers into the 2,000 of an embedding. */
  embed(square: Float32Array): Promise<Float32Array>;
}

function handlerOf({ model, weights }: BackboneFiles): io.IOHandler {
  const { format, signature, modelTopology, weightsManifest } = model as StoredModel;
  return {
    load: async () => ({
      format,
      signature,
      modelTopology,
      weightSpecs: weightsManifest.flatMap((group) => group.weights),
      weightData: weights,
    }),
  };
}

/** Loads the backbone on the WASM backend; `wasm` is the address of the backend's binaries. */
export async function loadBackbone(files: BackboneFiles, wasm: string | Record<string, string>): Promise<Backbone> {
  // Threads need cross-origin isolation, and are slower on few cores.
  env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  setWasmPaths(wasm as string);
  if (!(await setBackend('wasm'))) throw new Error('the WASM backend does not start');
  const network = await load({ version: 2, alpha: 1, inputRange: [0, 255], modelUrl: handlerOf(files) });
  return {
    async embed(square) {
      const embedding = tidy(() => network.infer(tensor3d(square, [SIDE, SIDE, 3]), true));
      const values = (await embedding.data()) as Float32Array;
      embedding.dispose();
      if (values.length !== EMBEDDING_SIZE) throw new Error(`the backbone gave ${values.length} numbers`);
      return values;
    },
  };
}
