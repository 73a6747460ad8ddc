/** A kept file, by its name: a folder and a file, like `uploads/u-1.jpg`. */
export interface KeptFile {
  name: string;
  changedAt: Date;
}

/** Where files are kept that all servers of a site share. Throws `storage-unavailable` where that place is away. */
export interface FileStore {
  /** The bytes of a file; null where there is none. */
  read(name: string): Promise<Uint8Array | null>;
  /** Keeps a file whole or not at all. */
  write(name: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Does nothing where there is none. */
  remove(name: string): Promise<void>;
  /** The files whose names begin so; `prefix` has a folder. */
  list(prefix: string): Promise<KeptFile[]>;
}
