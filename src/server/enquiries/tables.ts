import type { Generated } from 'kysely';
import type { UserType } from '../../domain/enquiry.ts';
import type { Time } from '../database/columns.ts';

export interface EnquiryTable {
  id: Generated<number>;
  name: string;
  email: string;
  phone: string;
  user_type: UserType;
  created_at: Time;
}

export interface ThreadTable {
  id: Generated<number>;
  property_id: number | null;
  owner_id: number;
  account_id: number | null;
  name: string;
  email: string;
  confirmed: boolean;
  phone: Generated<string>;
  owner_phone: Generated<string>;
  state: Generated<'new' | 'answered' | 'closed'>;
  language: string;
  created_at: Time;
  changed_at: Time;
}

export interface ThreadMessageTable {
  id: Generated<number>;
  thread_id: number;
  side: 'seeker' | 'owner';
  text: string;
  created_at: Time;
}

export interface ThreadReceiptTable {
  id: Generated<number>;
  thread_id: number;
  side: 'seeker' | 'owner';
  what: 'name' | 'phone';
  value: string;
  created_at: Time;
}
