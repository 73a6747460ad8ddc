import type { Context, Hono } from 'hono';
import { AppError } from '../../domain/errors.ts';
import { toPaise } from '../../domain/payment.ts';
import { ORDERS, ORDERS_FOR_ONE } from '../account/limits.ts';
import type { Sessions } from '../account/sessions.ts';
import { throttleKey, type Throttle } from '../account/throttle.ts';
import { beginPayment } from './begin-payment.ts';
import { findPayment, ownPayment } from './find-payment.ts';
import { movePayment } from './move.ts';
import { createOrder } from './orders.ts';
import type { PaymentParts } from './parts.ts';
import { asPayment, asSeen, trackingOf } from './payment-answer.ts';
import { qrCodeOf } from './qr.ts';
import { verifyCheckout, verifyUpi } from './verify.ts';
import { receiveWebhook } from './webhook.ts';
import { buyerOf, callerOf, inTheirLanguage, newBuyer } from '../http/caller.ts';
import { serve } from '../http/contract.ts';

const LONGEST_KEY = 100;

const keyOf = (context: Context): string | undefined => context.req.header('Idempotency-Key')?.slice(0, LONGEST_KEY);

export interface PaymentApiParts {
  parts: PaymentParts;
  sessions: Sessions;
  throttle: Throttle;
}

/** The calls about money. */
export function servePayments(app: Hono, { parts, sessions, throttle }: PaymentApiParts): void {
  const { db, now, sandbox } = parts;

  serve(app, 'createOrder', async ({ body, context }) => {
    await throttle.attempt(throttleKey('order', callerOf(context).network), ORDERS);
    const email = body.details?.email ?? body.email;
    if (email) await throttle.attempt(throttleKey('order-for', email.trim()), ORDERS_FOR_ONE);
    return createOrder(inTheirLanguage(parts, context), body, await newBuyer(context, sessions), keyOf(context));
  });
  serve(app, 'payment', async ({ body, context }) => {
    const buyer = await buyerOf(context, sessions);
    const { action, paymentId, paymentMethod = 'upi' } = body;
    if (action === 'initialize') return asPayment(parts, await beginPayment(parts, paymentId, paymentMethod, buyer));
    if (action === 'cancel') {
      const { id } = await ownPayment(db, paymentId, buyer);
      await db.transaction().execute((trx) => movePayment(trx, id, 'cancelled', now()));
    }
    return asSeen(parts, await findPayment(db, paymentId, buyer), buyer);
  });
  serve(app, 'initiateUpi', async ({ body, context }) => {
    const buyer = await buyerOf(context, sessions);
    const orderId = 'paymentId' in body ? await orderOf(parts, body.paymentId, buyer) : await newestOrder(parts, buyer);
    const order = await db.selectFrom('orders').select('amount_paise').where('id', '=', orderId).executeTakeFirst();
    if (!order) throw new AppError('order-unusable');
    if (toPaise(body.amount) !== Number(order.amount_paise)) throw new AppError('amount-wrong');
    return asPayment(parts, await beginPayment(parts, orderId, 'upi', buyer));
  });
  serve(app, 'verifyUpi', async ({ body, context }) => verifyUpi(parts, body, await buyerOf(context, sessions)));
  serve(app, 'verifyPayment', async ({ body, context }) => verifyCheckout(parts, body, await buyerOf(context, sessions)));
  serve(app, 'paymentStatus', async ({ params, context }) => {
    const buyer = await buyerOf(context, sessions);
    return asSeen(parts, await findPayment(db, params.id, buyer), buyer);
  });
  serve(app, 'trackPayment', async ({ params, context }) =>
    trackingOf(parts, await findPayment(db, params.paymentId, await buyerOf(context, sessions))),
  );
  serve(app, 'generateQr', async ({ params }) => ({ qrCodeBase64: await qrCodeOf(parts, params.link) }));
  app.get('/api/Payment/generate-qr', async (context) => {
    const rest = new URL(context.req.url).searchParams.get('link');
    return context.json({ qrCodeBase64: await qrCodeOf(parts, (rest ?? '').replaceAll('\0', '')) });
  });
  serve(app, 'paymentWebhook', async ({ context }) => receiveWebhook(parts, await context.req.text(), (name) => context.req.header(name)));

  const bank = () => {
    if (!sandbox) throw new AppError('not-found');
    return sandbox;
  };
  serve(app, 'bankPayment', ({ params }) => bank().see(params.id));
  serve(app, 'decideAtBank', async ({ params, body }) => {
    const answer = await bank().decide(params.id, body.decision);
    const message = await bank().message(params.id);
    await receiveWebhook(parts, message.body, (name) => message.headers[name]);
    return { payment: await bank().see(params.id), ...(answer && { answer }) };
  });
}

/** The order of an id, which may be a payment's. */
async function orderOf({ db }: PaymentParts, id: string, buyer: Awaited<ReturnType<typeof buyerOf>>): Promise<string> {
  const order = await db.selectFrom('orders').select('id').where('id', '=', id).executeTakeFirst();
  return order?.id ?? (await ownPayment(db, id, buyer)).order_id;
}

/** The newest order of this browser that is not paid, for the form of the call that names none. */
async function newestOrder({ db }: PaymentParts, { accountId, buyerHash }: Awaited<ReturnType<typeof buyerOf>>): Promise<string> {
  if (!accountId && !buyerHash) throw new AppError('order-unusable');
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('paid_at', 'is', null)
    .where((eb) =>
      eb.or([...(buyerHash ? [eb('buyer_hash', '=', buyerHash)] : []), ...(accountId ? [eb('account_id', '=', accountId)] : [])]),
    )
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (!order) throw new AppError('order-unusable');
  return order.id;
}
