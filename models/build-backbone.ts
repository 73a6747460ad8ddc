import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the built backbone is: beside the pages, so that they load it from `/models/photo/`. Not committed. */
export const BACKBONE_DIR = fileURLToPath(new URL('../public/models/photo', import.meta.url));
const SOURCE = fileURLToPath(new URL('../node_modules/@vladmandic/human/models/centernet', import.meta.url));

const INPUT = 'tower_0/images';
/** What `@tensorflow-models/mobilenet` version 2 takes the embedding from. */
const OUTPUT = 'module_apply_default/MobilenetV2/Logits/AvgPool';
/** Each is averaged over space; together they are 2,000 numbers, from textures to whole objects. */
const LAYERS = [
  'tower_0/MobilenetV3/expanded_conv_9/add',
  'tower_0/MobilenetV3/expanded_conv_11/expand/hard_swish/mul_1',
  'tower_0/MobilenetV3/expanded_conv_11/project/BatchNorm/FusedBatchNorm',
  'tower_0/MobilenetV3/expanded_conv_14/expand/hard_swish/mul_1',
  'tower_0/MobilenetV3/expanded_conv_14/add',
  'tower_0/extern1/hard_swish/mul_1',
];

interface GraphNode {
  name: string;
  op: string;
  input?: string[];
  attr: Record<string, unknown>;
}

interface Weight {
  name: string;
  shape: number[];
  dtype: 'float32' | 'int32';
  quantization?: { dtype: 'float16' };
}

interface GraphModel {
  format: string;
  signature: unknown;
  modelTopology: { node: GraphNode[]; library: unknown; versions: unknown };
  weightsManifest: { paths: string[]; weights: Weight[] }[];
}

const bytesOf = ({ shape, quantization }: Weight): number => shape.reduce((a, b) => a * b, 1) * (quantization ? 2 : 4);

const baseName = (input: string): string => input.replace(/^\^/, '').split(':')[0]!;

function ancestors(nodes: Map<string, GraphNode>, wanted: string[]): Set<string> {
  const kept = new Set<string>();
  const waiting = [...wanted];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (kept.has(name)) continue;
    const node = nodes.get(name);
    if (!node) throw new Error(`models: the network has no layer "${name}"`);
    kept.add(name);
    waiting.push(...(node.input ?? []).map(baseName));
  }
  return kept;
}

const shape = (...sizes: number[]) => ({ dim: sizes.map((size) => ({ size: String(size) })) });

const constant = (name: string, values: number[]): { node: GraphNode; weight: Weight; bytes: Buffer } => ({
  node: { name, op: 'Const', attr: { dtype: { type: 'DT_INT32' }, value: { tensor: { dtype: 'DT_INT32', tensorShape: {} } } } },
  weight: { name, shape: values.length === 1 ? [] : [values.length], dtype: 'int32' },
  bytes: Buffer.from(Int32Array.from(values).buffer),
});

/** The averages of the layers and their concatenation, after the pruned graph. */
function headOf(layers: string[]): { nodes: GraphNode[]; weights: Weight[]; bytes: Buffer[] } {
  const space = constant('space', [1, 2]);
  const channels = constant('channels', [3]);
  const float = { type: 'DT_FLOAT' };
  const means = layers.map((layer, i): GraphNode => ({
    name: `average_${i}`,
    op: 'Mean',
    input: [layer, 'space'],
    attr: { T: float, Tidx: { type: 'DT_INT32' }, keep_dims: { b: true } },
  }));
  const joined: GraphNode = {
    name: OUTPUT,
    op: 'ConcatV2',
    input: [...means.map(({ name }) => name), 'channels'],
    attr: { T: float, N: { i: String(layers.length) }, Tidx: { type: 'DT_INT32' } },
  };
  return {
    nodes: [space.node, channels.node, ...means, joined],
    weights: [space.weight, channels.weight],
    bytes: [space.bytes, channels.bytes],
  };
}

function prune(model: GraphModel, data: Buffer): { model: GraphModel; weights: Buffer } {
  const kept = ancestors(new Map(model.modelTopology.node.map((node) => [node.name, node])), LAYERS);
  const head = headOf(LAYERS);
  const weights: Weight[] = [];
  const parts: Buffer[] = [];
  let at = 0;
  for (const weight of model.weightsManifest.flatMap((group) => group.weights)) {
    const size = bytesOf(weight);
    if (kept.has(weight.name)) {
      weights.push(weight);
      parts.push(data.subarray(at, at + size));
    }
    at += size;
  }
  if (at !== data.length) throw new Error(`models: the weights have ${data.length} bytes; ${at} were expected`);
  const node = model.modelTopology.node
    .filter(({ name }) => kept.has(name))
    .map((item) => (item.name === INPUT ? { ...item, attr: { ...item.attr, shape: { shape: shape(-1, 224, 224, 3) } } } : item));
  return {
    model: {
      format: 'graph-model',
      signature: {
        inputs: { [INPUT]: { name: INPUT, dtype: 'DT_FLOAT', tensorShape: shape(-1, 224, 224, 3) } },
        outputs: { [OUTPUT]: { name: OUTPUT, dtype: 'DT_FLOAT', tensorShape: shape(-1, 1, 1, 2000) } },
      },
      modelTopology: { ...model.modelTopology, node: [...node, ...head.nodes] },
      weightsManifest: [{ paths: ['weights.bin'], weights: [...weights, ...head.weights] }],
    },
    weights: Buffer.concat([...parts, ...head.bytes]),
  };
}

const write = (name: string, content: string | Buffer): void => {
  const unfinished = `${BACKBONE_DIR}/${name}.${process.pid}.part`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, `${BACKBONE_DIR}/${name}`);
};

/** The first digits of the SHA-256 of model and weights: the heads fit one backbone only. */
export function backboneVersion(model: string | Buffer, weights: Buffer): string {
  return createHash('sha256').update(model).update(weights).digest('hex').slice(0, 12);
}

/** Prunes the network of `@vladmandic/human` to the part that turns a picture into 2,000 numbers. Gives its version. */
export function buildBackbone(): string {
  const pruned = prune(JSON.parse(readFileSync(`${SOURCE}.json`, 'utf8')) as GraphModel, readFileSync(`${SOURCE}.bin`));
  const model = JSON.stringify(pruned.model);
  mkdirSync(BACKBONE_DIR, { recursive: true });
  write('weights.bin', pruned.weights);
  write('model.json', model);
  return backboneVersion(model, pruned.weights);
}
