import type { Generated } from 'kysely';

export interface AgentTable {
  id: Generated<number>;
  name: string;
  kind: 'owner' | 'agent' | 'builder';
  email: string;
  phone: string;
  locality: string;
}
