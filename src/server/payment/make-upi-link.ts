import { AppError } from '../../domain/errors.ts';
import { movePayment } from './move.ts';
import type { PaymentParts } from './parts.ts';
import { MARKET } from '../../domain/market.ts';

/** Longer than a call to the provider may take. */
const CLAIM_MS = 15_000;
const LOOK_EVERY_MS = 100;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Takes the making of a link for this server; undefined where it is made, or another server makes it. */
function claim({ db, now }: PaymentParts, id: string) {
  const at = now();
  return db
    .updateTable('payments')
    .from('orders')
    .set({ claimed_until: new Date(at.getTime() + CLAIM_MS) })
    .where('payments.id', '=', id)
    .whereRef('orders.id', '=', 'payments.order_id')
    .where('state', '=', 'created')
    .where('upi_link', 'is', null)
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', at)]))
    .returning(['orders.id as order_id', 'payments.amount_paise', 'receipt', 'reference', 'expires_at'])
    .executeTakeFirst();
}

/**
 * Has the provider make the link of a UPI payment, once, however many ask and on however many servers: no row is locked
 * while the provider is asked. Throws `payment-provider-away`, and ends the payment then.
 */
export async function makeUpiLink(parts: PaymentParts, id: string): Promise<void> {
  const { db, provider, now } = parts;
  for (let waited = 0; waited <= CLAIM_MS; waited += LOOK_EVERY_MS) {
    const claimed = await claim(parts, id);
    if (claimed) {
      const order = { id: claimed.order_id, amountPaise: Number(claimed.amount_paise), receipt: claimed.receipt };
      const what = {
        paymentId: id,
        reference: claimed.reference ?? id,
        order,
        note: `${MARKET.name} subscription`,
        endsAt: claimed.expires_at!,
      };
      try {
        const { link, qrId } = await provider.upi(what);
        await db.transaction().execute(async (trx) => {
          await trx.updateTable('payments').set({ upi_link: link, provider_qr_id: qrId }).where('id', '=', id).execute();
          await movePayment(trx, id, 'pending', now());
        });
      } catch (error) {
        await db.transaction().execute((trx) => movePayment(trx, id, 'failed', now()));
        throw error;
      }
      return;
    }
    const { upi_link, state } = await db
      .selectFrom('payments')
      .select(['upi_link', 'state'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (upi_link !== null || state !== 'created') return;
    await pause(LOOK_EVERY_MS);
  }
  throw new AppError('payment-provider-away');
}
