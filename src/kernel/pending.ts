import type { Plan } from './plan.ts';

/** A plan that waits for a yes. */
export interface PendingPlan {
  command: string;
  args: unknown;
  plan: Plan;
  /** Where the person was when the question was put. */
  place: string;
}

/** How many questions may stand open at once; the oldest is forgotten first. */
const MOST_PENDING = 20;

/** The plans that wait for a yes, by their tokens. A token works once. */
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
