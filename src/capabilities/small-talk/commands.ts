import { goodbye } from './goodbye.ts';
import { greet } from './greet.ts';
import { thank } from './thank.ts';
import { whatCanISay } from './what-can-i-say.ts';

export const SMALL_TALK_COMMANDS = [whatCanISay, greet, thank, goodbye] as const;
