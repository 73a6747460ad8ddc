import { compare } from './compare.ts';
import { removeFromCompare } from './remove-from-compare.ts';

export const COMPARE_COMMANDS = [compare, removeFromCompare] as const;
