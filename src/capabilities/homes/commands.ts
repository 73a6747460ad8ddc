import { propertyDetails } from './property-details.ts';

export const HOME_COMMANDS = [propertyDetails] as const;
