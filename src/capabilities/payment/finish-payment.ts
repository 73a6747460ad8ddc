import { AppError } from '../../domain/errors.ts';
import type { CheckoutAnswer } from '../../domain/payment.ts';
import { ACCOUNT_PATH, CUSTOMER_LOG_IN_PATH } from '../../domain/plan-address.ts';
import { words } from '../../domain/words.ts';
import type { Reply } from '../../kernel/reply.ts';
import type { Services } from '../../kernel/services.ts';
import { processSubscription, verifyCheckout, verifyUpi } from './payment-server.ts';

/** Verifies a payment that is said to be paid, has its subscription made, and goes on to log-in. */
export async function finishPayment(handedBack: CheckoutAnswer | undefined, services: Services): Promise<Reply> {
  const { server, checkout, session, stage } = services;
  const purchase = checkout.purchase();
  const paymentId = purchase?.payment?.paymentId;
  if (!purchase || !paymentId) throw new AppError('no-payment-to-track');
  checkout.verifying(true);
  try {
    const verified = handedBack
      ? await verifyCheckout(server, handedBack)
      : await verifyUpi(server, { paymentId, amount: purchase.amount });
    if (!verified.verified) throw new AppError('payment-not-verified');
    await processSubscription(server, paymentId);
    checkout.finish(verified.payment ?? purchase.payment!);
  } finally {
    checkout.verifying(false);
  }
  stage.go(session.current() ? ACCOUNT_PATH : CUSTOMER_LOG_IN_PATH);
  return words(session.current() ? 'commands.payment-status.finishedHere' : 'commands.payment-status.finished', { email: purchase.email });
}
