import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { findReview } from './find-review.ts';

/** An operator has collected the cash of an order: its subscription begins. */
export const collectCash = defineCommand({
  name: 'collect-cash',
  args: z.object({ paymentId: z.string(), name: z.string(), amount: z.number() }),
  effect: 'irreversible',
  example: false,
  confirm: ({ name, amount }) => ({ name, amount }),
  async perform({ paymentId, name }, services) {
    await services.postings.collectCash(paymentId);
    await findReview.perform({}, services);
    return words('commands.collect-cash.done', { name });
  },
});
