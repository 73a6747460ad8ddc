import type { ColumnType, Generated } from 'kysely';
import type { SignUpPurpose } from '../../domain/plans.ts';
import type { SignUpDetails } from '../../domain/sign-up.ts';
import type { MaybeTime, Time } from '../database/columns.ts';

export interface AccountTable {
  id: Generated<number>;
  email: string;
  first_name: string;
  last_name: string;
  phone: string;
  purpose: SignUpPurpose;
  role: Generated<'member' | 'operator'>;
  details: ColumnType<Partial<SignUpDetails>, string, string>;
  password_hash: string | null;
  one_time_hash: string | null;
  one_time_until: MaybeTime;
  confirm_hash: string | null;
  agent_id: number | null;
  created_at: Generated<Date>;
}

export interface SessionTable {
  token_hash: string;
  account_id: number;
  browser: string;
  remembered: boolean;
  created_at: Time;
  seen_at: Time;
  ends_at: Time;
}

export interface ThrottleTable {
  key: string;
  failures: number;
  blocked_until: Time;
  changed_at: Time;
}
