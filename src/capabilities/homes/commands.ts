import { homeChecks } from './home-checks.ts';
import { propertyDetails } from './property-details.ts';
import { shareHome } from './share-home.ts';

export const HOME_COMMANDS = [propertyDetails, homeChecks, shareHome] as const;
