import type { Billing } from '../../domain/plans.ts';

/** Why a subscription is needed. `unknown`: it could not be checked. */
export type WhySubscribe = 'visitor' | 'inactive' | 'unknown';

/** How the plans are shown, and the dialog that offers them. */
export interface PlansShown {
  offer(why: WhySubscribe): void;
  /** The billing period whose prices are shown. */
  billing(): Billing;
  setBilling(billing: Billing): void;
}

declare module '../../kernel/services.ts' {
  interface Services {
    plansShown: PlansShown;
  }
}
