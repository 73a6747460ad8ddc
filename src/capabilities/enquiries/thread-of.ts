import { AppError } from '../../domain/errors.ts';
import type { Thread } from '../../domain/thread.ts';
import type { Services } from '../../kernel/services.ts';
import { threadsQuery } from './queries.ts';

/** One of the person's threads. Throws `thread-gone`. */
export async function threadOf(id: number, { queries }: Services): Promise<Thread> {
  const thread = (await queries.fetch(threadsQuery, {})).find((one) => one.id === id);
  if (!thread) throw new AppError('thread-gone');
  return thread;
}
