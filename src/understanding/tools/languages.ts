import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { INTENTS_DIR } from '../read-data.ts';

const names = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** Languages that have been learnt. */
export const languagesWithWeights = (): string[] => names(join(INTENTS_DIR, 'weights')).map((file) => file.replace(/\.json$/, ''));

/** Languages that have phrases. */
export const languagesWithPhrases = (): string[] => names(INTENTS_DIR).filter((name) => /^[a-z]{2}$/.test(name));
