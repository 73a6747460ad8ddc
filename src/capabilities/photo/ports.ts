import type { Judgement } from '../../domain/photo.ts';

/** The dialogs of search by photo, and the chosen photo. */
export interface PhotoDesk {
  /** Asks the server again if search by photo was unavailable. */
  available(): Promise<boolean>;
  open(step: 'source' | 'camera'): void;
  close(): void;
  photo(): Blob | null;
  /** Checks a photo on this device; null if that fails or takes too long. */
  judge(photo: Blob): Promise<Judgement | null>;
  /** Whether this device can read it as a picture at all. */
  isPicture(photo: Blob): Promise<boolean>;
  /** Asks the person about a photo that shows, or may show, no property, or, without a judgement, could not be checked. */
  ask(judgement: Judgement | null): void;
  /** The photo is on its way to the server. */
  send(): void;
  /** The photo has found homes; `looks` is the embedding to compare by from now on. */
  found(looks: string | undefined): void;
}

declare module '../../kernel/services.ts' {
  interface Services {
    photos: PhotoDesk;
  }
}
