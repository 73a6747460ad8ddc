import * as z from 'zod/mini';

/** The largest photo of a search, in bytes; exactly this is still accepted. */
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024;

/** What a picture shows where it shows no property. */
export const PHOTO_KINDS = ['animal', 'document', 'food', 'nature', 'object', 'person', 'scene', 'vehicle'] as const;
export const PhotoKind = z.enum(PHOTO_KINDS);
export type PhotoKind = z.infer<typeof PhotoKind>;

/** Rooms and views that are told apart, as a hint to what to look for. */
export const PHOTO_ROOMS = [
  'bathroom',
  'bedroom',
  'dining_room',
  'entrance_hall',
  'house_front',
  'kitchen',
  'living_room',
  'office',
  'balcony',
  'land',
  'office_front',
  'tower',
] as const;
export const PhotoRoom = z.enum(PHOTO_ROOMS);
export type PhotoRoom = z.infer<typeof PhotoRoom>;

/** How a picture was judged, by the browser or the server. Probabilities from 0 to 1. */
export interface Judgement {
  verdict: 'property' | 'unsure' | 'other';
  /** How probable it is that this is a property. */
  property: number;
  /** What it most looks like among what is no property. */
  kind: PhotoKind;
  /** The room or view that it most looks like among properties. */
  room: PhotoRoom;
  /** From this confidence on, a picture is taken for no property. */
  threshold: number;
}

/** How sure the judge is of what it says the picture is, from 0 to 1. */
export const confidenceOf = ({ verdict, property }: Judgement): number => (verdict === 'property' ? property : 1 - property);

/** The reduced embedding of a photo: 256 signed bytes in base64url. It stands for how the photo looks, without the photo. */
export const Looks = z.string().check(z.regex(/^[\w-]{342}$/));
export type Looks = z.infer<typeof Looks>;

/** Why a picture was refused. Shares from 0 to 1; a server may also say them as percentages. */
export const Rejection = z.object({
  confidence: z.number(),
  predicted_label: z.string(),
  suggestion: z.string(),
  threshold: z.number(),
});
export type Rejection = z.infer<typeof Rejection>;

/** A share as a percentage with one decimal; what is above 1 is a percentage already. */
const percentage = (share: number): string => (share > 1 ? share : share * 100).toFixed(1);

/** A rejection as parameters of the sentence `errors.not-a-property`. */
export const rejectionParams = ({ confidence, predicted_label, suggestion, threshold }: Rejection) => ({
  label: predicted_label,
  confidence: percentage(confidence),
  threshold: percentage(threshold),
  suggestion,
});

/** One home that looks like the photo; `similarity_score` is a percentage with its sign, as "87.3%". */
export const VisualMatch = z.object({ property_id: z.int(), similarity_score: z.string(), image_path: z.string() });
export type VisualMatch = z.infer<typeof VisualMatch>;

export const VisualAnswer = z.object({
  results: z.array(VisualMatch),
  looks: z.optional(Looks),
  room: z.optional(PhotoRoom),
});
export type VisualAnswer = z.infer<typeof VisualAnswer>;

export const VisualSearchStatus = z.object({
  status: z.string(),
  model_loaded: z.boolean(),
  collection_ready: z.boolean(),
});
export type VisualSearchStatus = z.infer<typeof VisualSearchStatus>;
