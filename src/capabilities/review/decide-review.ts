import * as z from 'zod/mini';
import { AppError } from '../../domain/errors.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { reviewQuery } from './queries.ts';

/** An operator approves or rejects a posting; its owner gets an email. */
export const decideReview = defineCommand({
  name: 'decide-review',
  args: z.object({ id: z.int(), decision: z.enum(['approve', 'reject']), reason: z._default(z.string(), '') }),
  effect: 'irreversible',
  example: false,
  async prepare({ id, decision, reason }, { server, queries }) {
    const posting = (await server.call('review')).find((item) => item.id === id);
    if (!posting) throw new AppError('posting-gone');
    const { title } = posting.form;
    return {
      says: { what: words(`review.question.${decision}`, { title, reason }) },
      madeOf: posting.form,
      async run() {
        await server.call('decideReview', { params: { id }, body: { decision, reason } });
        queries.invalidate(reviewQuery);
        return words(`commands.decide-review.${decision}`, { title });
      },
    };
  },
});
