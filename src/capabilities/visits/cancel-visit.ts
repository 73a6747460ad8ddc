import * as z from 'zod/mini';
import { defineCommand } from '../../kernel/define.ts';
import type { Instead, Reply } from '../../kernel/reply.ts';
import { visitMeant } from './visit-meant.ts';

/** Finds the visit that is meant; calling it off is a command of its own. */
export const cancelVisit = defineCommand({
  name: 'cancel-visit',
  args: z.object({ id: z.optional(z.int()), said: z.optional(z.string()) }),
  effect: 'read',
  async perform({ id, said }, services): Promise<Reply | Instead> {
    const meant = await visitMeant({ id, said }, services, { name: 'cancel-visit', args: {} });
    return 'none' in meant ? meant.none : { instead: { name: 'call-off-visit', args: { id: meant.visit.id } } };
  },
});
