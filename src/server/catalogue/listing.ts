import type { AccessFeature, Amenity, Facing, Furnishing, Offer, Possession, PropertyType, RoomFact } from '../../domain/property.ts';
import type { PlaceNear } from '../../domain/city-place.ts';

/** A person or firm that offers homes in one locality. */
export interface AgentRow {
  id: number;
  name: string;
  kind: 'owner' | 'agent' | 'builder';
  email: string;
  phone: string;
  locality: string;
}

/** One listing as it is written to the database. Money in rupees, areas in square feet, dates in ISO 8601. */
export interface ListingRow {
  name: string;
  project: string;
  type: PropertyType;
  offer: Offer;
  description: string;
  address: string;
  locality: string;
  pincode: string;
  latitude: number;
  longitude: number;
  price: number;
  deposit?: number;
  maintenance?: number;
  area: number;
  carpet_area?: number;
  bhk?: number;
  baths?: number;
  balconies?: number;
  furnishing?: Furnishing;
  facing: Facing;
  possession?: Possession;
  possession_date?: string;
  floor?: number;
  total_floors?: number;
  year_built?: number;
  rera_id?: string;
  amenities: Amenity[];
  access: AccessFeature[];
  key_features: string[];
  rooms: RoomFact[];
  nearby: PlaceNear[];
  agent_id: number;
  listed_at: string;
  /** Files of `photos`, in the order in which they are shown. */
  photos: string[];
}
