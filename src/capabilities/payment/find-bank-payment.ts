import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Brings the stand-in bank's view of a payment. */
export const findBankPayment = defineCommand({
  name: 'find-bank-payment',
  args: z.object({ id: z.string() }),
  effect: 'read',
  example: false,
  async perform({ id }, { payments, showcase }) {
    showcase.set('bank', await payments.bankPayment(id));
    return { ...words('commands.find-bank-payment.done'), silent: true };
  },
});
