import type { Generated } from 'kysely';
import type { PlaceKind } from '../../domain/city-place.ts';

export interface LocalityTable {
  name: string;
  pincode: string;
  latitude: number;
  longitude: number;
}

export interface PlaceTable {
  id: Generated<number>;
  name: string;
  kind: PlaceKind;
  lines: string[];
  latitude: number;
  longitude: number;
  /** The locality around which a made-up place stands. */
  locality: string | null;
  made_up: boolean;
}

/** Where a visitor is, by the random id of a cookie. */
export interface VisitorLocationTable {
  visitor: string;
  latitude: number;
  longitude: number;
  source: 'device' | 'default';
  updated_at: Generated<Date>;
}
