import type { ColumnType, Generated } from 'kysely';
import type { KeptList } from '../../domain/kept-homes.ts';
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
  /** `language`: that of the screens when the account was opened, for mails. */
  details: ColumnType<Partial<SignUpDetails> & { language?: string }, string, string>;
  password_hash: string | null;
  one_time_hash: string | null;
  one_time_until: MaybeTime;
  one_time_used_at: MaybeTime;
  agent_id: number | null;
  created_at: Generated<Date>;
}

export interface SessionTable {
  token_hash: string;
  account_id: number;
  browser: string;
  remembered: boolean;
  must_change: Generated<boolean>;
  created_at: Time;
  seen_at: Time;
  ends_at: Time;
}

export interface ThrottleTable {
  key: string;
  level: number;
  changed_at: Time;
}

export interface RegistrationTable {
  token_hash: string;
  browser_hash: string | null;
  email: string;
  name: string;
  password_hash: string;
  created_at: Time;
  ends_at: Time;
}

export interface KnownDeviceTable {
  account_id: number;
  device_hash: string;
  seen_at: Time;
}

export interface LogInCodeTable {
  account_id: number;
  code_hash: string;
  tries: number;
  ends_at: Time;
}

export interface PasskeyTable {
  /** As its device names it. */
  id: string;
  account_id: number;
  public_key: string;
  /** How often its device says it was used. */
  counter: ColumnType<string, number, number>;
  transports: ColumnType<string[], string, string>;
  name: string;
  created_at: Time;
  used_at: MaybeTime;
}

export interface AccountHomesTable {
  account_id: number;
  list: KeptList;
  ids: number[];
}

export interface PasskeyChallengeTable {
  challenge_hash: string;
  account_id: number | null;
  ends_at: Time;
}
