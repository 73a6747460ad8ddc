import { propertyDetails } from './property-details.ts';
import { shareHome } from './share-home.ts';

export const HOME_COMMANDS = [propertyDetails, shareHome] as const;
