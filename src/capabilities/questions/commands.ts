import { askDistance } from './ask-distance.ts';
import { askHomes } from './ask-homes.ts';

export const QUESTION_COMMANDS = [askDistance, askHomes] as const;
