import type { Transaction } from 'kysely';
import { canMove, type PaymentState } from '../../capabilities/payment/payment-process.ts';
import type { Tables } from '../database/schema.ts';

/** Writes a payment that begins into its own history. */
export async function recordMove(trx: Transaction<Tables>, paymentId: string, state: PaymentState, at: Date): Promise<void> {
  await trx
    .insertInto('payment_moves')
    .values({ payment_id: paymentId, state, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Moves a payment along the graph; the row stays locked until the transaction ends. False where it may not go there. */
export async function movePayment(
  trx: Transaction<Tables>,
  paymentId: string,
  to: PaymentState,
  at: Date,
  facts: { providerPaymentId?: string; bankReference?: string } = {},
): Promise<boolean> {
  const payment = await trx.selectFrom('payments').select('state').where('id', '=', paymentId).forUpdate().executeTakeFirst();
  if (!payment || !canMove(payment.state, to)) return false;
  await trx
    .updateTable('payments')
    .set({
      state: to,
      changed_at: at,
      ...(facts.providerPaymentId !== undefined && { provider_payment_id: facts.providerPaymentId }),
      ...(facts.bankReference !== undefined && { bank_reference: facts.bankReference }),
    })
    .where('id', '=', paymentId)
    .execute();
  await recordMove(trx, paymentId, to, at);
  return true;
}
