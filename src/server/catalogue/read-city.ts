import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openIntents } from '../../understanding/node/read-intents.ts';

/** A file of the city's data. */
export const readCity = (file: string): unknown => JSON.parse(readFileSync(join(openIntents().cityFolder, file), 'utf8'));
