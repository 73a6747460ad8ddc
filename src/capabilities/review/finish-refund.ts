import * as z from 'zod/mini';
import { AppError } from '../../domain/errors.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { moneyQuery } from './queries.ts';

/** An operator has paid back by hand what did not go back by itself. */
export const finishRefund = defineCommand({
  name: 'finish-refund',
  args: z.object({ id: z.int() }),
  effect: 'irreversible',
  example: false,
  async prepare({ id }, { server, queries }) {
    const refund = (await server.call('refunds')).find((item) => item.id === id);
    if (!refund) throw new AppError('payment-gone');
    const { amount, receipt } = refund;
    return {
      says: { amount, receipt },
      async run() {
        await server.call('refundDone', { params: { id } });
        queries.invalidate(moneyQuery);
        return words('commands.finish-refund.done', { receipt });
      },
    };
  },
});
