import type { Generated } from 'kysely';
import type { MaybeTime, Time } from '../database/columns.ts';

export interface OutboxTable {
  id: Generated<number>;
  key: string;
  recipient: string;
  subject: string;
  body: string;
  created_at: Time;
  attempts: Generated<number>;
  next_at: Time;
  sent_at: MaybeTime;
  urgent: Generated<boolean>;
}
