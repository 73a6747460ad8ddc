import type { Judgement } from '../domain/photo.ts';

/** What the page asks of the photo worker. */
export interface JudgePhoto {
  id: number;
  photo: Blob;
}

/** What the photo worker answers: how much of the model is there (0 to 1), or what it sees. */
export type FromGate = { loaded: number } | { id: number; judgement: Judgement } | { id: number; failed: string };
