import type { Generated } from 'kysely';
import type { MaybeTime, Time } from '../database/columns.ts';

export interface OutboxTable {
  id: Generated<number>;
  key: string;
  recipient: string;
  subject: string;
  body: string;
  created_at: Time;
  sent_at: MaybeTime;
  urgent: Generated<boolean>;
  /** It has become a job. */
  handed_over: Generated<boolean>;
  /** Where one press stops mails of its kind. */
  unsubscribe: Generated<string | null>;
  /** A calendar file that goes with it. */
  calendar: Generated<string | null>;
}
