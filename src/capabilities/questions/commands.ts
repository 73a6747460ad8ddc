import { askDistance } from './ask-distance.ts';

export const QUESTION_COMMANDS = [askDistance] as const;
