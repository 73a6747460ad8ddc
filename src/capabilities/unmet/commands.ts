import { settleUnmet } from './settle-unmet.ts';

export const UNMET_COMMANDS = [settleUnmet] as const;
