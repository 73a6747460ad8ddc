import type { Selectable, Transaction } from 'kysely';
import { calendarPath, type Visit } from '../../domain/visit.ts';
import type { SessionAccount } from '../account/sessions.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/schema.ts';
import type { Parts } from '../parts.ts';
import { secretKeys, type SecretKeys } from '../secret-keys.ts';
import type { VisitTable } from './tables.ts';

/** `own` moves and cancels a visit for the seeker; with the name of a side one only reads the calendar file of that side. */
export type VisitKeys = SecretKeys<'own' | Visit['side']>;
export const visitKeys = (db: Database): Promise<VisitKeys> => secretKeys(db, 'visits', 'visit-gone');

export interface VisitParts {
  parts: Parts;
  keys: VisitKeys;
}

/** A visit with its home and whoever shows it. */
export type VisitRow = Selectable<VisitTable> & {
  home: string;
  address: string;
  owner_id: number | null;
  agent_name: string;
  agent_email: string;
  agent_phone: string;
  owner_email: string | null;
  owner_language: string | undefined;
};

/** Visits with all that is told of them. */
export const visitRows = (db: Database | Transaction<Tables>) =>
  db
    .selectFrom('visits')
    .innerJoin('properties', 'properties.id', 'visits.property_id')
    .innerJoin('agents', 'agents.id', 'visits.agent_id')
    .leftJoin('accounts', 'accounts.id', 'properties.owner_id')
    .selectAll('visits')
    .select([
      'properties.name as home',
      'properties.address',
      'properties.owner_id',
      'properties.phone_shown',
      'properties.source',
      'agents.name as agent_name',
      'agents.email as agent_email',
      'agents.phone as agent_phone',
      'accounts.email as owner_email',
      'accounts.details as owner_details',
    ]);

type Read = Awaited<ReturnType<ReturnType<typeof visitRows>['executeTakeFirstOrThrow']>>;

/** The number of whoever shows the home goes only to whom its owner shows it; agents without an account always show theirs. */
export const readRow = ({ owner_details, phone_shown, agent_phone, ...row }: Read): VisitRow => ({
  ...row,
  agent_phone: row.owner_id === null || phone_shown ? agent_phone : '',
  owner_language: owner_details?.language,
});

/** The side from which somebody sees a visit; null where it is neither. */
export function sideOf(row: VisitRow, account: SessionAccount | null, held: readonly number[]): Visit['side'] | null {
  if (held.includes(row.id)) return 'seeker';
  if (!account) return null;
  if (row.account_id === account.id || row.email === account.email) return 'seeker';
  return row.owner_id === account.id ? 'owner' : null;
}

export const asVisit = (row: VisitRow, side: Visit['side'], { keys, parts }: VisitParts): Visit => ({
  id: row.id,
  state: row.state === 'booked' && row.starts_at <= parts.now() ? 'over' : row.state,
  at: row.starts_at.toISOString(),
  home: { id: row.property_id, name: row.home, address: row.address },
  side,
  other: side === 'seeker' ? { name: row.agent_name, phone: row.agent_phone } : { name: row.name, phone: row.phone },
  note: row.note,
  key: side === 'seeker' ? keys.of('own', row.id) : null,
  calendar: calendarPath(keys.of(side, row.id)),
});
