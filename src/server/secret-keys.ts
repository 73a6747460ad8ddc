import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError, type ErrorCode } from '../domain/errors.ts';
import type { Database } from './database/open.ts';
import { serverSecret } from './database/server-secret.ts';

/** Keys that only we can make, so that none of them has to be stored. */
export interface SecretKeys<Purpose extends string> {
  of(purpose: Purpose, id: number): string;
  /** The id of a key. Throws for one that we did not make. */
  idOf(purpose: Purpose, key: string): number;
}

/** Keys of what has this name; `gone` is what a wrong one is told. */
export async function secretKeys<Purpose extends string>(db: Database, name: string, gone: ErrorCode): Promise<SecretKeys<Purpose>> {
  const secret = await serverSecret(db, name);
  const of = (purpose: Purpose, id: number) => `${id}-${createHmac('sha256', secret).update(`${purpose} ${id}`).digest('base64url')}`;
  return {
    of,
    idOf(purpose, key) {
      const id = Number.parseInt(key, 10);
      const [given, right] = [Buffer.from(key), Buffer.from(of(purpose, id))];
      if (given.length !== right.length || !timingSafeEqual(given, right)) throw new AppError(gone);
      return id;
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
