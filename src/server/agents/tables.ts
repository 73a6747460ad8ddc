import type { Generated } from 'kysely';

export interface AgentTable {
  id: Generated<number>;
  name: string;
  kind: 'owner' | 'agent' | 'builder';
  email: string;
  phone: string;
  locality: string;
  /** When homes are shown: weekdays, 1 is Monday, and hours. */
  visit_days: Generated<number[]>;
  visit_from: Generated<number>;
  visit_to: Generated<number>;
}
