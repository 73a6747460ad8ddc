import type { ColumnType, Generated } from 'kysely';
import type { NearbyPlace, RoomFact } from '../../domain/property.ts';
import type { AccountTables } from './schema-accounts.ts';

interface LocalityTable {
  name: string;
  pincode: string;
  latitude: number;
  longitude: number;
}

interface AgentTable {
  id: Generated<number>;
  name: string;
  kind: 'owner' | 'agent' | 'builder';
  email: string;
  phone: string;
  locality: string;
}

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
  listed_at: ColumnType<Date, string, string>;
  changed_at: ColumnType<Date, string, string>;
  words: string;
}

interface PhotoTable {
  file: string;
  kind: string;
  room: string;
  alt: string;
  illustration: boolean;
}

interface PropertyPhotoTable {
  property_id: number;
  position: number;
  file: string;
}

/** Where a visitor is, by the random id of a cookie. */
interface VisitorLocationTable {
  visitor: string;
  latitude: number;
  longitude: number;
  source: 'device' | 'default';
  updated_at: Generated<Date>;
}

/** `looks` is a vector of pgvector, as text. */
interface PhotoLooksTable {
  file: string;
  maker: string;
  looks: string;
}

export interface Tables extends AccountTables {
  visitor_locations: VisitorLocationTable;
  localities: LocalityTable;
  agents: AgentTable;
  properties: PropertyTable;
  photos: PhotoTable;
  property_photos: PropertyPhotoTable;
  photo_looks: PhotoLooksTable;
}
