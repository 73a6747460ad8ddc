import type { BankPayment } from '../../domain/payment.ts';
import { defineQuery } from '../../kernel/query.ts';

/** The stand-in bank's view of a payment. */
export const bankPaymentQuery = defineQuery<string, BankPayment>({
  name: 'bank-payment',
  load: (id, { server }, signal) => server.call('bankPayment', { params: { id }, signal }),
});
