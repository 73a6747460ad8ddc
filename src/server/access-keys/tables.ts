import type { Generated } from 'kysely';
import type { KeyRequest, KeyScope } from '../../domain/access-key.ts';
import type { MaybeTime, Time } from '../database/columns.ts';

export interface AccessKeyTable {
  id: Generated<number>;
  account_id: number;
  name: string;
  key_hash: string;
  may: KeyScope[];
  a_day: number;
  created_at: Time;
  used_at: MaybeTime;
}

export interface AccessKeyRequestTable {
  id: Generated<number>;
  account_id: number;
  access_key_id: number;
  kind: KeyScope;
  property_id: number;
  body: string;
  /** The day and time that a visit is wanted, in words. */
  wanted_at: string;
  state: KeyRequest['state'];
  created_at: Time;
}
