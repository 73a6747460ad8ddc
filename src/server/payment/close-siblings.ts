import type { Transaction } from 'kysely';
import type { Tables } from '../database/schema.ts';
import { movePayment } from './move.ts';

/** Ends what is still open of an order that is paid: a second QR code, a checkout, cash that was to be collected. */
export async function closeSiblings(trx: Transaction<Tables>, orderId: string, at: Date): Promise<void> {
  const open = await trx
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', 'in', ['created', 'pending', 'cod_pending'])
    .execute();
  for (const { id } of open) await movePayment(trx, id, 'cancelled', at);
}
