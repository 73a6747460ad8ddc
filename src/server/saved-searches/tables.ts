import type { ColumnType, Generated } from 'kysely';
import type { Filters } from '../../domain/filters.ts';
import type { Pace, SavedState } from '../../domain/saved-search.ts';
import type { MaybeTime, Time } from '../database/columns.ts';

type MaybeRupees = ColumnType<string | null, number | null, number | null>;

export interface SavedSearchTable {
  id: Generated<number>;
  account_id: number | null;
  email: string;
  name: Generated<string>;
  filters: ColumnType<Filters, string, string>;
  words: string;
  keys: string[];
  price_min: MaybeRupees;
  price_max: MaybeRupees;
  latitude: number | null;
  longitude: number | null;
  within_km: number | null;
  pace: Pace;
  state: SavedState | 'removed';
  language: string;
  created_at: Time;
  changed_at: Time;
  mailed_at: MaybeTime;
}

export interface SavedSearchHomeTable {
  search_id: number;
  property_id: number;
  price: ColumnType<string, number, number>;
  was: MaybeRupees;
  found_at: Time;
  mailed_at: MaybeTime;
  seen_at: MaybeTime;
}

export interface HomeToMatchTable {
  property_id: number;
  was: MaybeRupees;
}
