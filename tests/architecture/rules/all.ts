import { commands, contracts, joined } from './capabilities.ts';
import { cycles } from './cycles.ts';
import { folders } from './folders.ts';
import { network, node, pure, storage } from './globals.ts';
import { announcer, texts } from './markup.ts';
import { names } from './names.ts';
import { packages } from './packages.ts';
import type { Rule } from './rule.ts';
import { runner, screens } from './screens.ts';
import { sizes } from './sizes.ts';

/** The rules of the house, each with breaches that it must catch. */
export const RULES: readonly Rule[] = [
  folders,
  contracts,
  joined,
  commands,
  screens,
  runner,
  network,
  storage,
  node,
  pure,
  packages,
  cycles,
  names,
  sizes,
  announcer,
  texts,
];
