import { hash, verify } from '@node-rs/argon2';
import { MOST } from '../../domain/passwords.ts';
import { createTurns } from '../turns.ts';

/** OWASP's least for argon2id: 19 MiB, two passes, one lane. */
// 2 is argon2id; the package has it as an ambient enum, which stripped types cannot reach.
const SETTINGS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing is dear on purpose: a few at once, the rest in a row, and no endless row. */
const inTurn = createTurns({ atOnce: 2, waiting: 64 });

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, SETTINGS));

const NOBODY = await hash('nobody has this password', SETTINGS);

/** Whether a password fits a hash. Without a hash it takes as long and says no, so that time tells nothing of accounts. */
export async function fits(stored: string | null | undefined, password: string): Promise<boolean> {
  if (password.length > MOST) return false;
  const same = await inTurn(() => verify(stored ?? NOBODY, password));
  return stored ? same : false;
}
