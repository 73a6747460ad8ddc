import { recommendNearMe } from './recommend-near-me.ts';
import { shareLocation } from './share-location.ts';

export const PLACE_COMMANDS = [recommendNearMe, shareLocation] as const;
