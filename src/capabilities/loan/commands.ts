import { emiCalculator } from './emi-calculator.ts';

export const LOAN_COMMANDS = [emiCalculator] as const;
