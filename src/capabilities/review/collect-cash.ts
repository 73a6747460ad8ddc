import * as z from 'zod/mini';
import { AppError } from '../../domain/errors.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { reviewQuery } from './queries.ts';

/** An operator has collected the cash for an order: its subscription starts. */
export const collectCash = defineCommand({
  name: 'collect-cash',
  args: z.object({ paymentId: z.string() }),
  effect: 'irreversible',
  example: false,
  async prepare({ paymentId }, { server, queries }) {
    const order = (await server.call('cashOrders')).find((item) => item.paymentId === paymentId);
    if (!order) throw new AppError('not-found');
    const { name, amount } = order;
    return {
      says: { name, amount },
      async run() {
        await server.call('collectCash', { params: { paymentId } });
        queries.invalidate(reviewQuery);
        return words('commands.collect-cash.done', { name });
      },
    };
  },
});
