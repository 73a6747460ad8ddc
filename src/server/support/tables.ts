import type { Generated } from 'kysely';
import type { CaseAbout, CaseState } from '../../domain/support-case.ts';
import type { Time } from '../database/columns.ts';

export interface SupportCaseTable {
  id: Generated<number>;
  number: string;
  key_hash: string;
  account_id: number | null;
  about: CaseAbout;
  text: string;
  reach: string;
  payment: string | null;
  state: Generated<CaseState>;
  /** The language in which it was opened. */
  language: Generated<string>;
  created_at: Time;
}

export interface SupportNoteTable {
  id: Generated<number>;
  case_id: number;
  by: 'person' | 'office';
  text: string;
  created_at: Time;
}
