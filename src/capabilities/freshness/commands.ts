import { answerAvailability } from './answer-availability.ts';

export const FRESHNESS_COMMANDS = [answerAvailability] as const;
