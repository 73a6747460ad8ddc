import type { Judgement } from '../domain/photo.ts';

/** What the page asks the photo worker. */
export interface JudgePhoto {
  id: number;
  photo: Blob;
}

/** What the photo worker answers: how much of the model has loaded (0 to 1), or its verdict. */
export type FromGate = { loaded: number } | { id: number; judgement: Judgement } | { id: number; failed: string };
