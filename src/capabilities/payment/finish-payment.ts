import * as z from 'zod/mini';
import { AppError } from '../../domain/errors.ts';
import { CheckoutAnswer } from '../../domain/payment.ts';
import { ACCOUNT_PATH, CUSTOMER_LOG_IN_PATH } from '../../domain/plan-address.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Verifies a payment that is said to be paid, has its subscription made, and goes on to log-in. */
export const finishPayment = defineCommand({
  name: 'finish-payment',
  args: z.object({ checkout: z.optional(CheckoutAnswer) }),
  effect: 'write',
  example: false,
  async perform({ checkout }, { payments, counter, session, stage, dialogs }) {
    const purchase = counter.purchase();
    const paymentId = purchase?.payment?.paymentId;
    if (!purchase || !paymentId) throw new AppError('no-payment-to-track');
    dialogs.verifying(true);
    try {
      const verified = checkout
        ? await payments.verifyCheckout(checkout)
        : await payments.verifyUpi({ paymentId, amount: purchase.amount });
      if (!verified.verified) throw new AppError('payment-not-verified');
      await payments.process(paymentId);
      counter.finish(verified.payment ?? purchase.payment!);
    } finally {
      dialogs.verifying(false);
    }
    stage.go(session.current() ? ACCOUNT_PATH : CUSTOMER_LOG_IN_PATH);
    return words(session.current() ? 'commands.finish-payment.doneHere' : 'commands.finish-payment.done', { email: purchase.email });
  },
});
