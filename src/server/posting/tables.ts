import type { ColumnType, Generated } from 'kysely';
import type { PostingForm, PostingState } from '../../domain/posting.ts';
import type { MaybeTime, Time } from '../database/columns.ts';

export interface PostingTable {
  id: Generated<number>;
  account_id: number;
  state: Generated<PostingState>;
  form: ColumnType<PostingForm, string, string>;
  reason: Generated<string>;
  submitted_at: MaybeTime;
  changed_at: Time;
  property_id: number | null;
}
