import type { PhotoRoom } from '../../domain/photo.ts';

/** Checks a picture before it is uploaded, and says which room or view it shows; throws an AppError to stop it. */
export type CheckPhoto = (photo: Blob) => Promise<PhotoRoom | null>;

declare module '../../kernel/services.ts' {
  interface Services {
    checkPhoto: CheckPhoto;
  }
}
