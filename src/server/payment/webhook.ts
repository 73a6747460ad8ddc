import { AppError } from '../../domain/errors.ts';
import { makeOneTime } from '../account/open-account.ts';
import { applyWithin } from './apply.ts';
import type { PaymentParts } from './parts.ts';
import { sendRefunds } from './refunds.ts';
import type { ProviderEvent } from './provider.ts';

function readSigned({ provider, log }: PaymentParts, rawBody: string, header: (name: string) => string | undefined): ProviderEvent {
  let event: ProviderEvent | null;
  try {
    event = provider.readEvent(rawBody, header);
  } catch (cause) {
    throw new AppError('bad-request', { cause });
  }
  if (event) return event;
  log.warn({ provider: provider.name }, 'a webhook had a wrong signature');
  throw new AppError('payment-signature-wrong');
}

/**
 * Takes a message of the provider. A message that was taken before changes nothing, and neither does an order in which
 * they come: the message is noted in the transaction that does what it says. Throws for a wrong signature or amount.
 */
export async function receiveWebhook(
  parts: PaymentParts,
  rawBody: string,
  header: (name: string) => string | undefined,
): Promise<{ received: true; known: boolean }> {
  const { db, provider, log, now, mailer } = parts;
  const { eventId, kind, payment } = readSigned(parts, rawBody, header);
  const oneTime = await makeOneTime();
  const known = await db.transaction().execute(async (trx) => {
    const noted = await trx
      .insertInto('payment_events')
      .values({ provider: provider.name, event_id: eventId, kind, payment_id: null, received_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('event_id')
      .executeTakeFirst();
    if (!noted) return true;
    if (!payment) return false;
    const { result, paymentId } = await applyWithin(trx, parts, payment, oneTime);
    if (result === 'wrong-amount') {
      log.error({ payment: paymentId, event: eventId, provider: provider.name }, 'a webhook has the wrong amount');
      throw new AppError('amount-wrong');
    }
    await trx.updateTable('payment_events').set({ payment_id: paymentId }).where('event_id', '=', eventId).execute();
    return false;
  });
  if (!known && payment?.state === 'captured') await parts.flush();
  void sendRefunds(parts)
    .then(() => mailer.send())
    .catch((error: unknown) => log.error({ err: error }, 'refunds or mails could not be sent'));
  return { received: true, known };
}
