import type { Generated } from 'kysely';
import type { Billing, PlanName, SignUpPurpose } from '../../domain/plans.ts';
import type { MaybeTime, Paise, Time } from '../database/columns.ts';

export interface PlanTable {
  id: string;
  plan: PlanName;
  name: string;
  purpose: SignUpPurpose;
  billing: Billing;
  price_paise: Paise;
  listings: number;
  days: number;
  position: number;
}

export interface SubscriptionTable {
  id: Generated<number>;
  order_id: string | null;
  account_id: number;
  plan_id: string;
  starts_at: Time;
  ends_at: MaybeTime;
}
