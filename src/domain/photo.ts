import * as z from 'zod/mini';

/** The largest photo to search with, in bytes; exactly this size is still accepted. */
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024;

/** What a picture shows if it shows no property. */
export const PHOTO_KINDS = ['animal', 'document', 'food', 'nature', 'object', 'person', 'scene', 'vehicle'] as const;
export const PhotoKind = z.enum(PHOTO_KINDS);
export type PhotoKind = z.infer<typeof PhotoKind>;

/** The rooms and views the model tells apart, used as a search hint. */
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

/** The verdict on a picture, from the browser or the server. Probabilities from 0 to 1. */
export interface Judgement {
  verdict: 'property' | 'unsure' | 'other';
  /** The probability that it shows a property. */
  property: number;
  /** What it most resembles among things that are no property. */
  kind: PhotoKind;
  /** The room or view it most resembles among properties. */
  room: PhotoRoom;
  /** From this confidence on, a picture counts as no property. */
  threshold: number;
}

/** The confidence in what the picture is said to show, from 0 to 1. */
export const confidenceOf = ({ verdict, property }: Judgement): number => (verdict === 'property' ? property : 1 - property);

/** The reduced embedding of a photo: 256 signed bytes in base64url. It stands for the photo, without the photo. */
export const Looks = z.string().check(z.regex(/^[\w-]{342}$/));
export type Looks = z.infer<typeof Looks>;

/** Why a picture was rejected. Shares from 0 to 1; a server may also give percentages. */
export const Rejection = z.object({
  confidence: z.number(),
  predicted_label: z.string(),
  suggestion: z.string(),
  threshold: z.number(),
});
export type Rejection = z.infer<typeof Rejection>;

/** A share as a percentage with one decimal; values above 1 are percentages already. */
const percentage = (share: number): string => (share > 1 ? share : share * 100).toFixed(1);

/** A rejection as parameters of the message `errors.not-a-property`. */
export const rejectionParams = ({ confidence, predicted_label, suggestion, threshold }: Rejection) => ({
  label: predicted_label,
  confidence: percentage(confidence),
  threshold: percentage(threshold),
  suggestion,
});

/** A home that looks like the photo; `similarity_score` is a percentage with its sign, like "87.3%". */
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
