import { AppError } from '../../domain/errors.ts';
import type { Database } from '../database/open.ts';
import { serverSecret } from '../database/server-secret.ts';
import { claimedId, isSigned, signedId } from '../signed-id.ts';

/** What a key opens: everything of a search, its beginning, its end, or what it finds. */
type Purpose = 'own' | 'confirm' | 'stop' | 'feed';

/** Keys that only we can make, so that none of them has to be stored. */
export interface SearchKeys {
  of(purpose: Purpose, id: number): string;
  /** The id of a key. Throws `search-gone` for one that we did not make. */
  idOf(purpose: Purpose, key: string): number;
}

const SECRET = 'saved-searches';

export async function searchKeys(db: Database): Promise<SearchKeys> {
  const secret = await serverSecret(db, SECRET);
  return {
    of: (purpose, id) => signedId(secret, purpose, id),
    idOf(purpose, key) {
      if (!isSigned(secret, purpose, key)) throw new AppError('search-gone');
      return claimedId(key);
    },
  };
}
