import type { Judgement } from '../../domain/photo.ts';

/** The dialogs of search by photo, and the photo that was chosen. */
export interface PhotoDesk {
  /** Asks the server again where it was not available. */
  available(): Promise<boolean>;
  open(step: 'source' | 'camera'): void;
  close(): void;
  photo(): Blob | null;
  /** Looks at a photo on this device; null where that does not work or takes too long. */
  judge(photo: Blob): Promise<Judgement | null>;
  /** Asks the person about a photo that shows no property, or may show none. */
  ask(judgement: Judgement): void;
  /** The photo is on its way to the server. */
  send(): void;
  /** The photo has found homes; `looks` is what it is compared by from now on. */
  found(looks: string | undefined): void;
  /** What the page of the results is called. */
  title(): string;
}

declare module '../../kernel/services.ts' {
  interface Services {
    photos: PhotoDesk;
  }
}
