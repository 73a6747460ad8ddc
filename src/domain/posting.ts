import * as z from 'zod/mini';
import { PhotoRoom } from './photo.ts';
import { PostedRoom } from './posted-rooms.ts';
import { AccessFeature, Amenity, Facing, Furnishing, Offer, Possession, PropertyType } from './property.ts';

export const MAX_PHOTOS = 20;
/** A submitted home is approved or rejected within this many hours. */
export const REVIEW_HOURS = 24;

const POSTING_STATES = ['draft', 'pending', 'live', 'rejected', 'withdrawn', 'sold', 'taken-down', 'paused'] as const;
export const PostingState = z.enum(POSTING_STATES);
export type PostingState = z.infer<typeof PostingState>;

/** What the owner or an operator can do with a posting, and in which states. */
const POSTING_ACTIONS = {
  submit: ['draft', 'rejected', 'withdrawn', 'live', 'taken-down', 'paused'],
  pause: ['live'],
  renew: ['paused'],
  withdraw: ['pending', 'live'],
  sold: ['live', 'paused'],
  remove: ['draft', 'rejected', 'withdrawn', 'sold', 'taken-down', 'paused'],
  approve: ['pending'],
  reject: ['pending'],
  // A home on the market can also be taken down while a change to it is in review or was rejected.
  takeDown: ['live', 'pending', 'rejected'],
  putBack: ['taken-down'],
} as const satisfies Record<string, readonly PostingState[]>;

/** What the owner does. */
export const OWNER_ACTIONS = ['submit', 'sold', 'renew', 'pause', 'withdraw', 'remove'] as const;
export const OwnerAction = z.enum(OWNER_ACTIONS);
export type OwnerAction = z.infer<typeof OwnerAction>;

export type PostingAction = keyof typeof POSTING_ACTIONS;

export const mayDo = (action: PostingAction, state: PostingState): boolean =>
  (POSTING_ACTIONS[action] as readonly PostingState[]).includes(state);

/** The states that count towards a plan's limit. */
export const COUNTED_STATES: readonly PostingState[] = ['pending', 'live'];

export const PostingPhoto = z.object({
  file: z.string().check(z.regex(/^[a-z0-9-]{1,80}\.jpg$/)),
  /** What the picture shows; our draft until the owner confirms it. */
  alt: z.string().check(z.maxLength(200)),
  confirmed: z.boolean(),
  /** What the device sees in it. */
  room: z.optional(PhotoRoom),
});
export type PostingPhoto = z.infer<typeof PostingPhoto>;

const typed = () => z._default(z.string().check(z.maxLength(200)), '');

/** A posting's form values as typed: a draft may be half filled. */
export const PostingForm = z.object({
  offer: z._default(Offer, 'buy'),
  type: z._default(PropertyType, 'Flat'),
  locality: typed(),
  address: typed(),
  zip_code: typed(),
  /** Where on the map, in degrees: `17.441,78.349`; empty for somewhere in the locality. */
  pin: typed(),
  bhk: typed(),
  baths: typed(),
  balconies: typed(),
  area: typed(),
  carpet_area: typed(),
  floor: typed(),
  total_floors: typed(),
  year_built: typed(),
  facing: z._default(z.union([Facing, z.literal('')]), ''),
  furnishing: z._default(z.union([Furnishing, z.literal('')]), ''),
  possession: z._default(z.union([Possession, z.literal('')]), 'ready_to_move'),
  possession_date: typed(),
  rera_id: typed(),
  price: typed(),
  deposit: typed(),
  maintenance: typed(),
  title: typed(),
  description: z._default(z.string().check(z.maxLength(3000)), ''),
  amenities: z._default(z.array(Amenity), []),
  access: z._default(z.array(AccessFeature), []),
  /** Whether those who look for a home see the owner's telephone number. */
  show_phone: z._default(z.enum(['no', 'yes']), 'no'),
  /** The rooms of the photos, in answers. */
  rooms: z._default(z.array(PostedRoom).check(z.maxLength(12)), []),
  photos: z._default(z.array(PostingPhoto).check(z.maxLength(MAX_PHOTOS)), []),
});
export type PostingForm = z.infer<typeof PostingForm>;
export type PostingField = keyof PostingForm;

/** A posting as its owner or an operator sees it. Dates in ISO 8601. */
export const Posting = z.object({
  id: z.int(),
  state: PostingState,
  form: PostingForm,
  /** Why it was rejected. */
  reason: z.string(),
  submittedAt: z.nullable(z.string()),
  changedAt: z.string(),
  /** The listing on the market, once approved. */
  propertyId: z.nullable(z.int()),
  /** When its owner last said that the home is to be had; `asked`: we ask; `lapsed`: nobody answered, and it was taken off. */
  confirmedAt: z.optional(z.string()),
  question: z.optional(z.enum(['asked', 'lapsed'])),
  owner: z.optional(z.object({ name: z.string(), email: z.string() })),
});
export type Posting = z.infer<typeof Posting>;
