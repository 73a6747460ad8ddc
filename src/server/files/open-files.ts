import type { Config } from '../config.ts';
import type { FileStore } from './file-store.ts';
import { folderStore } from './folder-store.ts';
import { s3Store } from './s3-store.ts';

/** The bucket that STORAGE_URL names, or else the data folder. */
export const openFiles = ({ storage, dataDir }: Pick<Config, 'storage' | 'dataDir'>): FileStore =>
  storage ? s3Store(storage) : folderStore(dataDir);
