import { sql, type Transaction } from 'kysely';
import { AppError } from '../../domain/errors.ts';
import { toRupees } from '../../domain/payment.ts';
import type { Tables } from '../database/schema.ts';
import { queueMail } from '../mail/outbox.ts';
import type { PaymentParts } from './parts.ts';
import { receiptNumber } from './receipt.ts';
import { noteRefunded } from './refunded.ts';

/** Longer than a call to the provider may take: until then no other server tries the same refund. */
const CLAIM_MS = 60_000;
const FIRST_RETRY_MS = 60_000;
/** After so many tries, about a day, a person has to look. */
const MOST_ATTEMPTS = 11;

/** Takes one refund that waits, for this server alone. */
async function claim({ db, now }: PaymentParts) {
  const at = now();
  return db
    .updateTable('refunds')
    .set({ attempts: sql`attempts + 1`, next_at: new Date(at.getTime() + CLAIM_MS) })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('refunds')
        .select('id')
        .where('state', '=', 'wanted')
        .where('next_at', '<=', at)
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

/** Ends a refund whose money has gone back: its payment and subscription follow, in one transaction. */
export async function finishRefund(
  trx: Transaction<Tables>,
  parts: PaymentParts,
  refund: { id: number; payment_id: string },
): Promise<void> {
  const { order_id } = await trx.selectFrom('payments').select('order_id').where('id', '=', refund.payment_id).executeTakeFirstOrThrow();
  await trx.selectFrom('orders').select('id').where('id', '=', order_id).forUpdate().execute();
  await trx.updateTable('refunds').set({ state: 'done', done_at: parts.now() }).where('id', '=', refund.id).execute();
  await noteRefunded(trx, parts, refund.payment_id, await refundedOf(trx, refund.payment_id));
}

async function refundedOf(trx: Transaction<Tables>, paymentId: string): Promise<number> {
  const { total } = await trx
    .selectFrom('refunds')
    .select((eb) => eb.fn.sum<string>('amount_paise').as('total'))
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'done')
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

async function send(parts: PaymentParts, refund: Claimed): Promise<void> {
  const { db, provider } = parts;
  const { provider_payment_id } = await db
    .selectFrom('payments')
    .select('provider_payment_id')
    .where('id', '=', refund.payment_id)
    .executeTakeFirstOrThrow();
  if (!provider_payment_id) throw new AppError('payment-gone');
  const before = await db.transaction().execute((trx) => refundedOf(trx, refund.payment_id));
  await provider.refundUpTo(provider_payment_id, before + Number(refund.amount_paise));
  await db.transaction().execute((trx) => finishRefund(trx, parts, refund));
}

async function giveUp({ db, words, settings, now }: PaymentParts, refund: Claimed): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('refunds').set({ state: 'by-hand' }).where('id', '=', refund.id).execute();
    if (!settings.operatorEmail) return;
    const payment = await trx
      .selectFrom('payments')
      .select(['order_id', 'provider_payment_id'])
      .where('id', '=', refund.payment_id)
      .executeTakeFirstOrThrow();
    const facts = {
      amount: toRupees(Number(refund.amount_paise)),
      receipt: receiptNumber(payment.order_id),
      payment: payment.provider_payment_id ?? refund.payment_id,
    };
    const mail = { subject: words.text('mail.refundByHand.subject', facts), text: words.text('mail.refundByHand.text', facts) };
    await queueMail(trx, { key: `refund-by-hand:${refund.id}`, to: settings.operatorEmail, ...mail }, now());
  });
}

/** Sends the refunds that wait to the provider, each once, however many servers run; one that fails is tried again later. */
export async function sendRefunds(parts: PaymentParts): Promise<void> {
  const { db, log, now } = parts;
  for (let refund = await claim(parts); refund; refund = await claim(parts)) {
    try {
      await send(parts, refund);
    } catch (error) {
      log.error({ err: error, payment: refund.payment_id, refund: refund.id, attempts: refund.attempts }, 'a refund could not be made');
      if (refund.attempts >= MOST_ATTEMPTS) await giveUp(parts, refund);
      else
        await db
          .updateTable('refunds')
          .set({ next_at: new Date(now().getTime() + FIRST_RETRY_MS * 2 ** (refund.attempts - 1)) })
          .where('id', '=', refund.id)
          .execute();
    }
  }
}
