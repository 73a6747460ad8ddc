import * as z from 'zod/mini';

const PLAN_NAMES = ['free', 'basic', 'pro', 'premium'] as const;
export const PlanName = z.enum(PLAN_NAMES);
export type PlanName = z.infer<typeof PlanName>;

export const BILLINGS = ['monthly', 'yearly'] as const;
export const Billing = z.enum(BILLINGS);
export type Billing = z.infer<typeof Billing>;

/** Who signs up. Owners and builders sign up as customers. */
export const SIGN_UP_PURPOSES = ['customer', 'agent'] as const;
export const SignUpPurpose = z.enum(SIGN_UP_PURPOSES);
export type SignUpPurpose = z.infer<typeof SignUpPurpose>;

/** A plan with one billing period. `price` in whole rupees for the whole period of `days`; 0 days means no end. */
export const Plan = z.object({
  id: z.string(),
  plan: PlanName,
  name: z.string(),
  purpose: SignUpPurpose,
  billing: Billing,
  price: z.number(),
  /** How many listings may be in review or on the market at once. */
  listings: z.int(),
  days: z.int(),
});
export type Plan = z.infer<typeof Plan>;

/** A plan as an address or a person names it, ignoring case. */
export interface PlanNamed {
  plan: string;
  billing: string;
  purpose: string;
}

const same = (a: string, b: string): boolean => a.toLowerCase() === b.trim().toLowerCase();

/** The meaning of an unknown purpose. */
export const purposeOf = (text: string | null | undefined): SignUpPurpose => (same('agent', text ?? '') ? 'agent' : 'customer');

/** The plan meant, or undefined if we have no such plan. Billing defaults to monthly. */
export const findPlan = (plans: readonly Plan[], { plan, billing, purpose }: PlanNamed): Plan | undefined =>
  plans.find(
    (item) =>
      same(item.plan, plan) && same(item.billing, same('yearly', billing) ? 'yearly' : 'monthly') && item.purpose === purposeOf(purpose),
  );

/** How much less a year costs than twelve months, in whole percent; 0 if nothing is saved. */
export function yearlySaving(monthly: Plan, yearly: Plan): number {
  return monthly.price > 0 ? Math.max(0, Math.round((1 - yearly.price / (monthly.price * 12)) * 100)) : 0;
}
