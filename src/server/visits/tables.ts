import type { Generated } from 'kysely';
import type { MaybeTime, Time } from '../database/columns.ts';

export interface VisitTable {
  id: Generated<number>;
  property_id: number;
  agent_id: number;
  account_id: number | null;
  name: string;
  email: string;
  phone: string;
  note: string;
  language: string;
  starts_at: Time;
  state: Generated<'booked' | 'cancelled'>;
  sequence: Generated<number>;
  created_at: Time;
  changed_at: Time;
  reminded_at: MaybeTime;
}
