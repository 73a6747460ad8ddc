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
