import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Brings what waits for an operator: postings to review, cash to collect. */
export const findReview = defineCommand({
  name: 'find-review',
  args: z.object({}),
  effect: 'read',
  example: false,
  async perform(_, { postings, showcase }) {
    const [waiting, cash] = await Promise.all([postings.waiting(), postings.cashOrders()]);
    showcase.set('waiting', waiting);
    showcase.set('cash', cash);
    return { ...words('commands.find-review.done'), silent: true };
  },
});
