import type { Database } from '../database/open.ts';
import { secretKeys, type SecretKeys } from '../secret-keys.ts';

/** Keys that open everything of a search, its beginning, its end, or what it finds. */
export type SearchKeys = SecretKeys<'own' | 'confirm' | 'stop' | 'feed'>;

export const searchKeys = (db: Database): Promise<SearchKeys> => secretKeys(db, 'saved-searches', 'search-gone');
