import type { ColumnType, Generated } from 'kysely';
import type { NearbyPlace, RoomFact } from '../../domain/property.ts';
import type { MaybeTime } from '../database/columns.ts';

/** Bigints and numerics come as strings, dates as Date; JSON is written as text. */
export interface PropertyTable {
  id: Generated<number>;
  source: Generated<string>;
  state: Generated<string>;
  name: string;
  project: string | null;
  type: string;
  offer: string;
  description: string;
  address: string;
  locality: string;
  pincode: string;
  latitude: number;
  longitude: number;
  price: ColumnType<string, number, number>;
  deposit: ColumnType<string | null, number | null, number | null>;
  maintenance: number | null;
  area: number | null;
  carpet_area: number | null;
  bhk: ColumnType<string | null, number | null, number | null>;
  baths: number | null;
  balconies: number | null;
  furnishing: string | null;
  facing: string | null;
  possession: string | null;
  possession_date: ColumnType<Date | null, string | null, string | null>;
  floor: number | null;
  total_floors: number | null;
  year_built: number | null;
  rera_id: string | null;
  amenities: string[];
  access: string[];
  key_features: string[];
  rooms: ColumnType<RoomFact[], string, string>;
  nearby: ColumnType<NearbyPlace[], string, string>;
  agent_id: number;
  owner_id: number | null;
  phone_shown: Generated<boolean>;
  /** What the system calls it from which it was imported. */
  reference: Generated<string | null>;
  listed_at: ColumnType<Date, string, string>;
  changed_at: ColumnType<Date, string, string>;
  words: string;
  /** When its owner last said that it is to be had; null for homes of no account. */
  confirmed_at: MaybeTime;
  /** When its owner was last asked. */
  asked_at: MaybeTime;
  /** When an operator last reached somebody by its telephone, and saw a paper of its owner. */
  phone_checked_at: MaybeTime;
  paper_seen_at: MaybeTime;
}
