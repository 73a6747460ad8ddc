import type { Generated } from 'kysely';
import type { ReportReason } from '../../domain/home-report.ts';
import type { MaybeTime, Time } from '../database/columns.ts';

export interface HomeReportTable {
  id: Generated<number>;
  property_id: number;
  reporter: string;
  account_id: number | null;
  email: string | null;
  reason: ReportReason;
  text: string;
  language: string;
  state: Generated<'open' | 'upheld' | 'dismissed'>;
  created_at: Time;
  decided_at: MaybeTime;
}
