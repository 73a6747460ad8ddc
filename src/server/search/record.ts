import { sql, type Selectable, type SelectQueryBuilder } from 'kysely';
import { milesFromKm } from '../../domain/distance.ts';
import type { Property, PropertyImage } from '../../domain/property.ts';
import type { Tables } from '../database/schema.ts';
import type { PropertyTable } from '../homes/tables.ts';
import { CITY } from '../../domain/market.ts';

/** Where the pictures of the catalogue are served. */
export const PHOTO_PATH = '/photos/';

const STATUS = { buy: 'For Sale', rent: 'For Rent', pg: 'For Rent' } as const;

/** Owners choose whether their telephone number is shown; homes of no account show their agent's. */
export const phoneShown = sql<boolean>`(properties.owner_id is null or properties.phone_shown)`;

/** The columns of a listing with its agent and its pictures, in their order. */
export function selectListing<O>(query: SelectQueryBuilder<Tables, 'properties', O>) {
  return query
    .innerJoin('agents', 'agents.id', 'properties.agent_id')
    .selectAll('properties')
    .select(['agents.name as agent_name', 'agents.kind as agent_kind', 'agents.email as agent_email'])
    .select(sql<string>`case when ${phoneShown} then agents.phone else '' end`.as('agent_phone'))
    .select(photosOf().as('photos'));
}

interface PhotoOfListing {
  file: string;
  alt: string;
  room: string;
  illustration: boolean;
}

const photosOf = () =>
  sql<
    PhotoOfListing[]
  >`coalesce((select jsonb_agg(jsonb_build_object('file', photos.file, 'alt', photos.alt, 'room', photos.room, 'illustration', photos.illustration) order by position)
    from property_photos join photos using (file) where property_photos.property_id = properties.id), '[]'::jsonb)`;

export interface ListingRecord extends Selectable<PropertyTable> {
  agent_name: string;
  agent_kind: 'owner' | 'agent' | 'builder';
  agent_email: string;
  agent_phone: string;
  photos: PhotoOfListing[];
  km?: number | null;
  matched?: number | null;
}

const maybe = <T>(value: T | null | undefined): T | undefined => value ?? undefined;
const maybeNumber = (value: string | number | null | undefined): number | undefined =>
  value === null || value === undefined ? undefined : Number(value);

/** Digits after the point that a distance in miles keeps. */
const rounded = (miles: number): number => Math.round(miles * 100) / 100;

/** One row as the contract has it. */
export function toRecord(row: ListingRecord): Property {
  const images: PropertyImage[] = row.photos.map(({ file, alt, room, illustration }) => ({
    imageUrl: PHOTO_PATH + file,
    alt,
    room,
    ...(illustration && { illustration }),
  }));
  const record = {
    id: row.id,
    propertyName: row.name,
    projectName: maybe(row.project),
    typeName: row.type as Property['typeName'],
    offer: row.offer as Property['offer'],
    propertyStatus: STATUS[row.offer as Property['offer']],
    description: row.description,
    address: row.address,
    locality: row.locality,
    city: CITY.name,
    state: CITY.state,
    country: CITY.country,
    zipCode: row.pincode,
    latitude: row.latitude,
    longitude: row.longitude,
    marketValue: Number(row.price),
    currency: 'INR',
    deposit: maybeNumber(row.deposit),
    maintenance: maybe(row.maintenance),
    totalSquareFeet: maybe(row.area),
    leasableSquareFeet: maybe(row.carpet_area),
    beds: maybeNumber(row.bhk),
    baths: maybe(row.baths),
    balconies: maybe(row.balconies),
    furnishing: maybe(row.furnishing) as Property['furnishing'],
    facing: maybe(row.facing) as Property['facing'],
    possession: maybe(row.possession) as Property['possession'],
    possessionDate: row.possession_date ? row.possession_date.toISOString().slice(0, 10) : undefined,
    floor: maybe(row.floor),
    totalFloors: maybe(row.total_floors),
    yearBuilt: maybe(row.year_built),
    reraId: maybe(row.rera_id),
    amenities: row.amenities as Property['amenities'],
    access: row.access as Property['access'],
    keyFeatures: row.key_features,
    rooms: row.rooms,
    nearbyAmenities: row.nearby,
    propertyImages: images,
    agentId: row.agent_id,
    agentName: row.agent_name,
    agentKind: row.agent_kind,
    agentEmail: row.agent_email,
    agentPhoneNumber: row.agent_phone,
    createDate: row.listed_at.toISOString(),
    lastModifiedDate: row.changed_at.toISOString(),
    confirmedDate: row.confirmed_at?.toISOString(),
    phoneCheckedDate: row.phone_checked_at?.toISOString(),
    paperSeenDate: row.paper_seen_at?.toISOString(),
    distance: row.km === null || row.km === undefined ? undefined : rounded(milesFromKm(row.km)),
    matchScore: maybe(row.matched),
    similarity: undefined,
  } satisfies Record<keyof Property, unknown>;
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as Property;
}
