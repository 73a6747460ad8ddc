import type { Generated } from 'kysely';

export interface LocalityTable {
  name: string;
  pincode: string;
  latitude: number;
  longitude: number;
}

/** Where a visitor is, by the random id of a cookie. */
export interface VisitorLocationTable {
  visitor: string;
  latitude: number;
  longitude: number;
  source: 'device' | 'default';
  updated_at: Generated<Date>;
}
