import type { Plan } from './plan.ts';

/** A plan waiting for a yes. */
export interface PendingPlan {
  command: string;
  args: unknown;
  plan: Plan;
  /** Where the person was when the question was asked. */
  place: string;
}

/** How many questions may be open at once; the oldest is dropped first. */
const MOST_PENDING = 20;

/** The plans waiting for a yes, by token. A token works once. */
export function createPendingPlans() {
  const plans = new Map<string, PendingPlan>();
  return {
    hold(pending: PendingPlan): string {
      const token = crypto.randomUUID();
      plans.set(token, pending);
      const [oldest] = plans.keys();
      if (plans.size > MOST_PENDING && oldest !== undefined) plans.delete(oldest);
      return token;
    },
    peek: (token: string): PendingPlan | undefined => plans.get(token),
    take(token: string): PendingPlan | undefined {
      const pending = plans.get(token);
      plans.delete(token);
      return pending;
    },
  };
}
