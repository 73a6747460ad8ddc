import * as z from 'zod/mini';

export const PROPERTY_TYPES = ['Flat', 'TownHouse', 'Villa', 'Office Space', 'Land'] as const;
export const PropertyType = z.enum(PROPERTY_TYPES);
export type PropertyType = z.infer<typeof PropertyType>;

/** What a home is offered for. `commercial` is not one of them: it is a filter that office space meets. */
const OFFERS = ['buy', 'rent', 'pg'] as const;
export const Offer = z.enum(OFFERS);
export type Offer = z.infer<typeof Offer>;

export const FURNISHINGS = ['furnished', 'semi-furnished', 'unfurnished'] as const;
export const Furnishing = z.enum(FURNISHINGS);
export type Furnishing = z.infer<typeof Furnishing>;

export const FACINGS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;
export const Facing = z.enum(FACINGS);
export type Facing = z.infer<typeof Facing>;

export const POSSESSIONS = ['ready_to_move', 'under_construction'] as const;
export const Possession = z.enum(POSSESSIONS);
export type Possession = z.infer<typeof Possession>;

export const AMENITIES = [
  'parking',
  'lift',
  'gym',
  'swimming pool',
  'power backup',
  'gated community',
  'clubhouse',
  'garden',
  'pet friendly',
  'security',
  'vaastu',
  'balcony',
  'servant room',
  'step-free entrance',
] as const;
export const Amenity = z.enum(AMENITIES);
export type Amenity = z.infer<typeof Amenity>;

/** What helps a person with a wheelchair, a cane or bad knees. Exact terms: "step-free entrance" means no step at all. */
export const ACCESS_FEATURES = ['step-free entrance', 'lift', 'wide doors', 'ground floor', 'grab bars', 'accessible parking'] as const;
export const AccessFeature = z.enum(ACCESS_FEATURES);
export type AccessFeature = z.infer<typeof AccessFeature>;

/** Shown for a listing without a picture of its own. */
export const PLACEHOLDER_IMAGE = '/images/no-photo.svg';

export const PropertyImage = z.object({
  imageUrl: z.string(),
  /** What the picture shows, in one sentence; empty only for the placeholder, whose text is in `locales`. */
  alt: z.string(),
  /** Room or view: living room, kitchen, exterior, plot ... */
  room: z.optional(z.string()),
  /** True for a rendered picture that is not a photo of this address. */
  illustration: z.optional(z.boolean()),
});
export type PropertyImage = z.infer<typeof PropertyImage>;

/** A place near a home; `distanceKm` in a straight line. */
export const NearbyPlace = z.object({
  name: z.string(),
  kind: z.optional(z.string()),
  distanceKm: z.optional(z.number()),
  /** The lines that stop at a metro station. */
  lines: z.optional(z.array(z.string())),
  /** Made up with the home, like its picture. */
  illustration: z.optional(z.boolean()),
});
export type NearbyPlace = z.infer<typeof NearbyPlace>;

export const RoomFact = z.object({ room: z.string(), text: z.string() });
export type RoomFact = z.infer<typeof RoomFact>;

/**
 * One listing, in the spec's field names. Money in whole rupees (a month for rent and PG), areas in square feet, `distance` in
 * miles as in the spec's chat, coordinates in WGS 84 degrees, dates in ISO 8601.
 */
export const Property = z.object({
  id: z.int(),
  propertyName: z.string(),
  projectName: z.optional(z.string()),
  typeName: PropertyType,
  offer: Offer,
  propertyStatus: z.string(),
  description: z.string(),
  address: z.string(),
  locality: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  zipCode: z.string(),
  latitude: z.optional(z.number()),
  longitude: z.optional(z.number()),
  marketValue: z.number(),
  currency: z.string(),
  deposit: z.optional(z.number()),
  maintenance: z.optional(z.number()),
  totalSquareFeet: z.optional(z.number()),
  leasableSquareFeet: z.optional(z.number()),
  beds: z.optional(z.number()),
  baths: z.optional(z.number()),
  balconies: z.optional(z.number()),
  furnishing: z.optional(Furnishing),
  facing: z.optional(Facing),
  possession: z.optional(Possession),
  possessionDate: z.optional(z.string()),
  floor: z.optional(z.int()),
  totalFloors: z.optional(z.int()),
  yearBuilt: z.optional(z.int()),
  reraId: z.optional(z.string()),
  amenities: z.array(Amenity),
  access: z.array(AccessFeature),
  keyFeatures: z.array(z.string()),
  rooms: z.array(RoomFact),
  nearbyAmenities: z.array(NearbyPlace),
  propertyImages: z.array(PropertyImage),
  agentId: z.optional(z.int()),
  agentName: z.string(),
  agentKind: z.optional(z.enum(['owner', 'agent', 'builder'])),
  agentEmail: z.string(),
  agentPhoneNumber: z.string(),
  createDate: z.string(),
  lastModifiedDate: z.string(),
  /** When its owner last said that it is to be had. */
  confirmedDate: z.optional(z.string()),
  /** When we reached somebody by its telephone number. */
  phoneCheckedDate: z.optional(z.string()),
  /** When we saw a paper that shows whose it is. */
  paperSeenDate: z.optional(z.string()),
  /** How well a listing matches the search, 0 to 100. */
  matchScore: z.optional(z.number()),
  distance: z.optional(z.number()),
  /** How much it looks like the photo searched with, in percent. */
  similarity: z.optional(z.number()),
});
export type Property = z.infer<typeof Property>;

/** True if the price is monthly. */
export const isMonthly = (property: Pick<Property, 'offer'>): boolean => property.offer !== 'buy';

/** A home of the demonstration, which exists nowhere; its pictures say so. */
export const isMadeUp = ({ propertyImages }: Pick<Property, 'propertyImages'>): boolean =>
  propertyImages.length > 0 && propertyImages.every(({ illustration }) => illustration);
