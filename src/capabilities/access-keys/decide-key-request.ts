import * as z from 'zod/mini';
import { AppError } from '../../domain/errors.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { requestWords } from './request-words.ts';
import { keyRequestsQuery } from './queries.ts';

/** The person's word on what a program has asked for: said in full before it happens. */
export const decideKeyRequest = defineCommand({
  name: 'decide-key-request',
  args: z.object({ id: z.int(), decision: z.enum(['confirm', 'refuse']) }),
  effect: 'irreversible',
  example: false,
  async prepare({ id, decision }, { server, queries }) {
    const request = (await server.call('keyRequests')).find((one) => one.id === id);
    if (!request) throw new AppError('request-decided');
    const what = requestWords(request);
    return {
      says: { what: words(`keyRequests.${decision}What`, { what, by: request.by }) },
      madeOf: request,
      async run() {
        await server.call('decideKeyRequest', { params: { id }, body: { decision } });
        queries.invalidate(keyRequestsQuery);
        return words(`commands.decide-key-request.${decision === 'confirm' ? 'confirmed' : 'refused'}`, { what });
      },
    };
  },
});
