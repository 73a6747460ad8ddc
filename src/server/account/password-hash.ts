import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../../domain/errors.ts';
import { MOST } from '../../domain/passwords.ts';

/** OWASP's least for argon2id: 19 MiB, two passes, one lane. */
// 2 is argon2id; the package has it as an ambient enum, which stripped types cannot reach.
const SETTINGS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const AT_ONCE = 2;
const MOST_WAITING = 64;

let running = 0;
const waiting: (() => void)[] = [];

/** Hashing is dear on purpose: a few at once, the rest in a row, and no endless row. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw new AppError('too-many-requests');
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running++;
  try {
    return await work();
  } finally {
    running--;
    waiting.shift()?.();
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, SETTINGS));

const NOBODY = await hash('nobody has this password', SETTINGS);

/** Whether a password fits a hash. Without a hash it takes as long and says no, so that time tells nothing of accounts. */
export async function fits(stored: string | null | undefined, password: string): Promise<boolean> {
  if (password.length > MOST) return false;
  const same = await inTurn(() => verify(stored ?? NOBODY, password));
  return stored ? same : false;
}
