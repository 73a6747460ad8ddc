/** Checks a picture before it is uploaded; throws an AppError to stop it. */
export type CheckPhoto = (photo: Blob) => Promise<void>;

declare module '../../kernel/services.ts' {
  interface Services {
    checkPhoto: CheckPhoto;
  }
}
