import {
  AMENITIES,
  ACCESS_FEATURES,
  FACINGS,
  FURNISHINGS,
  PLACEHOLDER_IMAGE,
  POSSESSIONS,
  PROPERTY_TYPES,
  type NearbyPlace,
  type Offer,
  type Property,
  type PropertyImage,
  type PropertyType,
  type RoomFact,
} from './property.ts';
import { CITY } from './market.ts';

type Fields = Map<string, unknown>;

/** `Total_Square-Feet` and `totalsquarefeet` are the same name: letters and digits, in lower case. */
const sameName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

function fieldsOf(raw: object): Fields {
  const fields: Fields = new Map();
  for (const [name, value] of Object.entries(raw)) {
    const key = sameName(name);
    if (value !== null && value !== undefined && value !== '' && !fields.has(key)) fields.set(key, value);
  }
  return fields;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

function first<T>(fields: Fields, names: string[], read: (value: unknown) => T | undefined): T | undefined {
  for (const name of names) {
    const value = fields.get(sameName(name));
    const found = value === undefined ? undefined : read(value);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Numbers may be strings with units, signs and Indian digit grouping: `"₹ 85,00,000"`, `"1,250 sq.ft"`. */
function asNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const digits = /-?\d[\d,]*(?:\.\d+)?/.exec(value);
  return digits ? Number(digits[0].replaceAll(',', '')) : undefined;
}

const asCount = (value: unknown): number | undefined => {
  const number = asNumber(value);
  return number === undefined || number < 0 ? undefined : number;
};

const asInteger = (value: unknown): number | undefined => {
  const number = asNumber(value);
  return Number.isInteger(number) ? number : undefined;
};

function asText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return undefined;
  return value.trim() || undefined;
}

/** Finds the member of a closed list, whatever its case and separators: `"Semi Furnished"` is `semi-furnished`. */
function asOneOf<T extends string>(list: readonly T[]): (value: unknown) => T | undefined {
  return (value) => (typeof value === 'string' ? list.find((item) => sameName(item) === sameName(value)) : undefined);
}

function asList(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value.filter((item) => item !== null && item !== undefined);
  return typeof value === 'string' ? value.split(/[;,|]/).flatMap((item) => item.trim() || []) : undefined;
}

const listOf =
  <T>(read: (value: unknown) => T | undefined) =>
  (value: unknown): T[] | undefined =>
    asList(value)?.flatMap((item) => read(item) ?? []);

const TYPE_NAMES: Record<string, PropertyType> = {
  apartment: 'Flat',
  flats: 'Flat',
  house: 'TownHouse',
  independenthouse: 'TownHouse',
  townhouses: 'TownHouse',
  villas: 'Villa',
  office: 'Office Space',
  commercial: 'Office Space',
  plot: 'Land',
  lands: 'Land',
};

const asType = (value: unknown): PropertyType | undefined =>
  asOneOf(PROPERTY_TYPES)(value) ?? (typeof value === 'string' ? TYPE_NAMES[sameName(value)] : undefined);

function asOffer(value: unknown): Offer | undefined {
  if (typeof value !== 'string') return undefined;
  if (/\bpg\b|paying guest/i.test(value)) return 'pg';
  if (/rent|lease/i.test(value)) return 'rent';
  return /buy|sale|sell/i.test(value) ? 'buy' : undefined;
}

/** A picture given as an object (`cloudinaryUrl`, `imageUrl`, `url`, `src`) or a plain URL. */
function asImage(value: unknown): PropertyImage | undefined {
  if (typeof value === 'string') return value.trim() ? { imageUrl: value.trim(), alt: '' } : undefined;
  if (!isRecord(value)) return undefined;
  const fields = fieldsOf(value);
  const imageUrl = first(fields, ['cloudinaryUrl', 'imageUrl', 'url', 'src', 'path'], asText);
  if (!imageUrl) return undefined;
  return {
    imageUrl,
    alt: first(fields, ['alt', 'altText', 'caption', 'description'], asText) ?? '',
    room: first(fields, ['room', 'kind'], asText),
    illustration: fields.get('illustration') === true ? true : undefined,
  };
}

function asPlace(value: unknown): NearbyPlace | undefined {
  if (typeof value === 'string') return value.trim() ? { name: value.trim() } : undefined;
  if (!isRecord(value)) return undefined;
  const fields = fieldsOf(value);
  const name = first(fields, ['name', 'title'], asText);
  if (!name) return undefined;
  return known({
    name,
    kind: first(fields, ['kind', 'type'], asText),
    distanceKm: first(fields, ['distanceKm', 'distance'], asCount),
    lines: first(fields, ['lines'], listOf(asText)),
    illustration: fields.get('illustration') === true ? true : undefined,
  });
}

function asRoom(value: unknown): RoomFact | undefined {
  if (!isRecord(value)) return undefined;
  const fields = fieldsOf(value);
  const room = first(fields, ['room', 'name'], asText);
  const text = first(fields, ['text', 'description'], asText);
  return room && text ? { room, text } : undefined;
}

const STATUS_OF_OFFER: Record<Offer, string> = { buy: 'For Sale', rent: 'For Rent', pg: 'For Rent' };

/** Leaves out missing values, so that mapping a mapped record again changes nothing. */
const known = <T extends object>(record: T): T =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;

/**
 * Reads a property as any server may spell it: names in any case, numbers as strings, pictures as objects or URLs.
 * Null for anything that is no property (null entries, no usable id).
 */
export function toProperty(raw: unknown): Property | null {
  if (!isRecord(raw)) return null;
  const fields = fieldsOf(raw);
  const id = first(fields, ['id', 'propertyId', 'property_id', 'listingId'], asInteger);
  if (id === undefined || id < 0) return null;

  const typeName = first(fields, ['typeName', 'propertyType', 'type', 'category'], asType) ?? 'Flat';
  const status = first(fields, ['propertyStatus', 'status'], asText);
  const offer = first(fields, ['offer', 'purpose'], asOffer) ?? asOffer(status) ?? 'buy';
  const images = first(fields, ['propertyImages', 'images', 'photos', 'image', 'imageUrl'], (value) =>
    (Array.isArray(value) ? value : [value]).flatMap((item) => asImage(item) ?? []),
  );

  return known({
    id,
    propertyName: first(fields, ['propertyName', 'name', 'title'], asText) ?? typeName,
    projectName: first(fields, ['projectName', 'project'], asText),
    typeName,
    offer,
    propertyStatus: status ?? STATUS_OF_OFFER[offer],
    description: first(fields, ['description', 'details'], asText) ?? '',
    address: first(fields, ['address', 'propertyAddress'], asText) ?? '',
    locality: first(fields, ['locality', 'area_name', 'neighbourhood'], asText) ?? '',
    city: first(fields, ['city'], asText) ?? CITY.name,
    state: first(fields, ['state'], asText) ?? CITY.state,
    country: first(fields, ['country'], asText) ?? CITY.country,
    zipCode: first(fields, ['zipCode', 'zip', 'pincode', 'postalCode'], asText) ?? '',
    latitude: first(fields, ['latitude', 'lat'], asNumber),
    longitude: first(fields, ['longitude', 'lng', 'lon'], asNumber),
    marketValue: first(fields, ['marketValue', 'price', 'rent', 'amount'], asCount) ?? 0,
    currency: first(fields, ['currency'], asText) ?? 'INR',
    deposit: first(fields, ['deposit', 'securityDeposit'], asCount),
    maintenance: first(fields, ['maintenance', 'maintenanceCharges'], asCount),
    totalSquareFeet: first(fields, ['totalSquareFeet', 'area', 'sqft', 'squareFeet', 'builtUpArea'], asCount),
    leasableSquareFeet: first(fields, ['leasableSquareFeet', 'carpetArea'], asCount),
    beds: first(fields, ['beds', 'numberOfRooms', 'bedrooms', 'bhk'], asCount),
    baths: first(fields, ['baths', 'bath', 'bathrooms'], asCount),
    balconies: first(fields, ['balconies'], asCount),
    furnishing: first(fields, ['furnishing', 'furnishingStatus'], asOneOf(FURNISHINGS)),
    facing: first(fields, ['facing', 'direction'], asOneOf(FACINGS)),
    possession: first(fields, ['possession', 'possessionStatus'], asOneOf(POSSESSIONS)),
    possessionDate: first(fields, ['possessionDate'], asText),
    floor: first(fields, ['floor', 'floorNumber'], asInteger),
    totalFloors: first(fields, ['totalFloors', 'floors'], asInteger),
    yearBuilt: first(fields, ['yearBuilt'], asInteger),
    reraId: first(fields, ['reraId', 'rera', 'reraNumber'], asText),
    amenities: first(fields, ['amenities'], listOf(asOneOf(AMENITIES))) ?? [],
    access: first(fields, ['access', 'accessibility'], listOf(asOneOf(ACCESS_FEATURES))) ?? [],
    keyFeatures: first(fields, ['keyFeatures', 'features'], listOf(asText)) ?? [],
    rooms: first(fields, ['rooms'], listOf(asRoom)) ?? [],
    nearbyAmenities: first(fields, ['nearbyAmenities', 'nearby'], listOf(asPlace)) ?? [],
    propertyImages: images?.length ? images : [{ imageUrl: PLACEHOLDER_IMAGE, alt: '' }],
    agentId: first(fields, ['agentId'], asInteger),
    agentName: first(fields, ['agentName', 'ownerName'], asText) ?? '',
    agentKind: first(fields, ['agentKind'], asOneOf(['owner', 'agent', 'builder'] as const)),
    agentEmail: first(fields, ['agentEmail'], asText) ?? '',
    agentPhoneNumber: first(fields, ['agentPhoneNumber', 'agentPhone', 'phone'], asText) ?? '',
    createDate: first(fields, ['createDate', 'createdAt', 'listedOn'], asText) ?? '',
    lastModifiedDate: first(fields, ['lastModifiedDate', 'updatedAt'], asText) ?? '',
    confirmedDate: first(fields, ['confirmedDate'], asText),
    phoneCheckedDate: first(fields, ['phoneCheckedDate'], asText),
    paperSeenDate: first(fields, ['paperSeenDate'], asText),
    matchScore: first(fields, ['matchScore', 'score'], asCount),
    distance: first(fields, ['distance', 'distanceMiles'], asCount),
    similarity: first(fields, ['similarity', 'similarityScore'], asCount),
  });
}

/** Reads a list, leaving out null entries and anything that is no property. */
export const toProperties = (raw: readonly unknown[]): Property[] => raw.flatMap((item) => toProperty(item) ?? []);
