import { helpQuestion } from './help-question.ts';

export const HELP_COMMANDS = [helpQuestion] as const;
