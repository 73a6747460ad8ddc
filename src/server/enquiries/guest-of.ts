import { AppError } from '../../domain/errors.ts';
import { isEmail, reachOf } from '../../domain/reach.ts';

interface Typed {
  name?: string | undefined;
  email?: string | undefined;
}

/** Somebody without an account. Throws `bad-request` for what is no e-mail address, and where no name is said. */
export function guestOf({ name, email: typed }: Typed): { name: string; email: string } {
  const email = reachOf(typed ?? '');
  if (!email || !isEmail(email)) throw new AppError('bad-request', { fields: [{ path: 'email', message: 'an e-mail address' }] });
  if (!name?.trim()) throw new AppError('bad-request', { fields: [{ path: 'name', message: 'a name' }] });
  return { name, email };
}
