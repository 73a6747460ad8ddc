import * as z from 'zod/mini';
import { Plan } from '../../domain/plans.ts';
import type { Calls } from '../../kernel/call.ts';

export const PLAN_CALLS = {
  plans: {
    method: 'GET',
    path: '/api/plans',
    summary: 'The subscription plans, for customers and for agents. Prices in rupees for the whole period.',
    answer: z.array(Plan),
  },
} as const satisfies Calls;
