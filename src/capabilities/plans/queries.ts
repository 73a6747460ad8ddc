import type { Plan } from '../../domain/plans.ts';
import { defineQuery } from '../../kernel/query.ts';

/** The subscription plans, for customers and agents. Prices in rupees for the whole period. */
export const plansQuery = defineQuery<Record<string, never>, Plan[]>({
  name: 'plans',
  shared: true,
  load: (_, { server }, signal) => server.call('plans', { signal }),
});
