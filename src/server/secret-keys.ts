import { AppError, type ErrorCode } from '../domain/errors.ts';
import type { Database } from './database/open.ts';
import { serverSecret } from './database/server-secret.ts';
import { claimedId, isSigned, signedId } from './signed-id.ts';

/** Keys that only we can make, so that none of them has to be stored. */
export interface SecretKeys<Purpose extends string> {
  of(purpose: Purpose, id: number): string;
  /** The id of a key. Throws for one that we did not make. */
  idOf(purpose: Purpose, key: string): number;
}

/** Keys of what has this name; `gone` is what a wrong one is told. */
export async function secretKeys<Purpose extends string>(db: Database, name: string, gone: ErrorCode): Promise<SecretKeys<Purpose>> {
  const secret = await serverSecret(db, name);
  return {
    of: (purpose, id) => signedId(secret, purpose, id),
    idOf(purpose, key) {
      if (!isSigned(secret, purpose, key)) throw new AppError(gone);
      return claimedId(key);
    },
  };
}

/** The ids of those keys that are ours. */
export const knownIds = <P extends string>(keys: SecretKeys<P>, purpose: P, given: readonly string[]): number[] =>
  given.flatMap((key) => {
    try {
      return [keys.idOf(purpose, key)];
    } catch {
      return [];
    }
  });
