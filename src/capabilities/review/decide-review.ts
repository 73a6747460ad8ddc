import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { findReview } from './find-review.ts';

/** An operator approves or rejects a posting; its owner gets a mail. */
export const decideReview = defineCommand({
  name: 'decide-review',
  args: z.object({ id: z.int(), decision: z.enum(['approve', 'reject']), reason: z.string(), title: z.string() }),
  effect: 'irreversible',
  example: false,
  confirm: ({ decision, reason, title }) => ({ what: words(`review.question.${decision}`, { title, reason }) }),
  async perform({ id, decision, reason, title }, services) {
    await services.postings.decide(id, decision, reason);
    await findReview.perform({}, services);
    return words(`commands.decide-review.${decision}`, { title });
  },
});
