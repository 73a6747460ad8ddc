import { sql, type Transaction } from 'kysely';
import type { PaymentMethod } from '../../domain/payment.ts';
import type { Tables } from '../database/schema.ts';
import type { ProviderPayment } from './provider.ts';

export interface OurPayment {
  id: string;
  order_id: string;
  method: PaymentMethod;
  amount_paise: string;
}

/**
 * The payment of ours that the provider speaks of: by its own id, by its QR code, or the newest of its order: a second try
 * of one checkout has a new id.
 */
export async function ourPayment(trx: Transaction<Tables>, news: ProviderPayment): Promise<OurPayment | undefined> {
  const columns = ['payments.id', 'payments.order_id', 'payments.method', 'payments.amount_paise'] as const;
  const known = await trx
    .selectFrom('payments')
    .select(columns)
    .where('provider_payment_id', '=', news.providerPaymentId)
    .executeTakeFirst();
  if (known) return known;
  if (news.providerQrId) {
    const byCode = await trx.selectFrom('payments').select(columns).where('provider_qr_id', '=', news.providerQrId).executeTakeFirst();
    if (byCode) return byCode;
  }
  if (!news.providerOrderId) return undefined;
  return (
    trx
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .select(columns)
      .where('provider_order_id', '=', news.providerOrderId)
      .where('method', '!=', 'cash')
      // What comes without a QR code was paid at a checkout.
      .orderBy(sql`method = 'card'`, 'desc')
      .orderBy(sql`provider_payment_id is null`, 'desc')
      .orderBy('payments.created_at', 'desc')
      .executeTakeFirst()
  );
}
