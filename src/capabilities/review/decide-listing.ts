import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

const CALLS = { 'take-down': 'takeDown', 'put-back': 'putBack' } as const;

/** An operator takes a home off the market, or puts it back; its owner gets the reason by mail. */
export const decideListing = defineCommand({
  name: 'decide-listing',
  args: z.object({ id: z.int(), decision: z.enum(['take-down', 'put-back']), reason: z.string() }),
  effect: 'irreversible',
  example: false,
  prepare: ({ id, decision, reason }, { server }) => ({
    says: { what: words(`review.question.${decision}`, { id, reason }) },
    async run() {
      await server.call(CALLS[decision], { params: { id }, body: { reason } });
      return words(`commands.decide-listing.${decision}`, { id });
    },
  }),
});
