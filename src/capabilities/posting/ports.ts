/** Looks at a picture before it is uploaded; what stops it is an AppError. */
export type CheckPhoto = (photo: Blob) => Promise<void>;

declare module '../../kernel/services.ts' {
  interface Services {
    checkPhoto: CheckPhoto;
  }
}
