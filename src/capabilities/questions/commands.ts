import { askDistance } from './ask-distance.ts';
import { askHomes } from './ask-homes.ts';
import { askPlace } from './ask-place.ts';
import { askPrice } from './ask-price.ts';
import { similarHomes } from './similar-homes.ts';

export const QUESTION_COMMANDS = [askDistance, askHomes, askPlace, askPrice, similarHomes] as const;
