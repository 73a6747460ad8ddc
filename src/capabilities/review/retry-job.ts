import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { jobsQuery } from './queries.ts';

/** Puts work that was given up back into its queue. */
export const retryJob = defineCommand({
  name: 'retry-job',
  args: z.object({ id: z.string() }),
  effect: 'once',
  example: false,
  async perform({ id }, { server, queries }) {
    await server.call('retryJob', { params: { id } });
    queries.invalidate(jobsQuery);
    return words('commands.retry-job.done');
  },
});
