declare module '../../kernel/services.ts' {
  interface Services {
    /** Looks at a picture before it is uploaded: what stops it is an AppError. */
    checkPhoto(photo: Blob): Promise<void>;
  }
}

export {};
