import { createHmac } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/server/config.ts';
import { openDatabase, type OpenDatabase } from '../../src/server/database/open.ts';
import { startAccounts, type RunningAccounts } from '../../src/server/start-accounts.ts';
import { beginPayment } from '../../src/server/payment/begin-payment.ts';
import { createOrder } from '../../src/server/payment/orders.ts';
import { reconcile } from '../../src/server/payment/reconcile.ts';
import { receiveWebhook } from '../../src/server/payment/webhook.ts';
import { refundList } from '../../src/server/review/refund-list.ts';
import { refundDone, refundPayment, takenPayments } from '../../src/server/review/refund-payment.ts';
import { readWords } from '../../src/server/words.ts';
import { PRO, someDetails } from './purchase.ts';
import { anEmail, newFolder } from './shop.ts';

const BUYER = { accountId: null, buyerHash: 'b' };
const DAY_MS = 24 * 60 * 60 * 1000;
let database: OpenDatabase;
let accounts: RunningAccounts;
let secret: string;
let clock = Date.parse('2026-11-21T10:00:00Z');
const logged: string[] = [];

beforeAll(async () => {
  const config = readConfig({ DATA_DIR: newFolder(), OPERATOR_EMAIL: 'money@example.com' });
  database = await openDatabase(config);
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) });
  accounts = await startAccounts({ config, database, words: readWords(), log }, () => new Date(clock));
  secret = (await database.db.selectFrom('server_secrets').select('value').executeTakeFirstOrThrow()).value;
});
afterAll(async () => {
  await accounts.stop();
  await database.close();
});

async function openPayment(email = anEmail()) {
  const order = await createOrder(accounts.parts, { ...PRO, currency: 'INR', receipt: 'r', details: someDetails(email) }, BUYER, undefined);
  return { email, ...(await beginPayment(accounts.parts, order.id, 'upi', BUYER)) };
}
type Opened = Awaited<ReturnType<typeof openPayment>>;

let events = 0;
async function tell(payment: Opened, state: string, more: object = {}) {
  const body = JSON.stringify({
    kind: `payment.${state}`,
    payment: {
      providerPaymentId: `bank_${payment.id}`,
      providerOrderId: payment.provider_order_id,
      providerQrId: payment.id,
      amountPaise: Number(payment.amount_paise),
      currency: 'INR',
      state,
      bankReference: 'RRN1',
      refundedPaise: 0,
      ...more,
    },
  });
  const headers: Record<string, string> = {
    'x-sandbox-signature': createHmac('sha256', secret).update(body).digest('hex'),
    'x-sandbox-event-id': `event-${++events}`,
  };
  return receiveWebhook(accounts.parts, body, (name) => headers[name]);
}

/** Pays at the stand-in bank too, so that it can pay back. */
async function paid() {
  const payment = await openPayment();
  await accounts.parts.sandbox!.decide(payment.id, 'approve');
  const message = await accounts.parts.sandbox!.message(payment.id);
  await receiveWebhook(accounts.parts, message.body, (name) => message.headers[name]);
  return payment;
}

const stateOf = async ({ id }: { id: string }) =>
  (await database.db.selectFrom('payments').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
const subscriptionOf = ({ order_id }: Opened) =>
  database.db.selectFrom('subscriptions').select(['starts_at', 'ends_at']).where('order_id', '=', order_id).executeTakeFirst();
const refundsOf = async ({ email }: Opened) => (await refundList(accounts.parts)).filter((refund) => refund.email === email);
const operator = async () =>
  (await database.db.selectFrom('accounts').select('id').where('role', '=', 'operator').executeTakeFirstOrThrow()).id;
const refund = async (paymentId: string, amount?: number) =>
  refundPayment(accounts.parts, { paymentId, amount, reason: 'asked within seven days', operatorId: await operator() });

describe('a second capture of a paid order', () => {
  it('under another id of the provider is logged, shown and paid back; the first stays', async () => {
    const payment = await openPayment();
    await tell(payment, 'captured');
    logged.length = 0;
    await tell(payment, 'captured', { providerPaymentId: `again_${payment.id}` });
    await tell(payment, 'captured', { providerPaymentId: `again_${payment.id}` });
    expect(logged.filter((line) => line.includes('an order was paid twice'))).toHaveLength(1);
    const [shown, ...more] = await refundsOf(payment);
    expect(more).toEqual([]);
    expect(shown).toMatchObject({ amount: 999, reason: 'paid-twice', providerPaymentId: `again_${payment.id}`, email: payment.email });
    expect(await stateOf(payment)).toBe('captured');
    const mail = await database.db.selectFrom('outbox').select('subject').where('key', '=', `paid-twice:${shown!.paymentId}`).execute();
    expect(mail).toMatchObject([{ subject: expect.stringMatching(/^An order was paid twice: GV-/) }]);
  });

  it('by another method, begun before, goes back too', async () => {
    const upi = await openPayment();
    const card = { email: upi.email, ...(await beginPayment(accounts.parts, upi.order_id, 'card', BUYER)) };
    await tell(upi, 'captured');
    expect(await stateOf(card)).toBe('cancelled');
    await tell(card, 'captured', { providerQrId: null, providerPaymentId: `card_${card.id}` });
    expect(await refundsOf(upi)).toMatchObject([{ reason: 'paid-twice', paymentId: card.id, state: 'wanted' }]);
    const { count } = await database.db
      .selectFrom('subscriptions')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('order_id', '=', upi.order_id)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
  });

  it('that the provider does not pay back is tried for a day, then given to the operator, who says when it is done', async () => {
    const payment = await openPayment();
    await tell(payment, 'captured');
    // The stand-in bank knows nothing of this one, so it cannot pay it back.
    await tell(payment, 'captured', { providerPaymentId: `lost_${payment.id}` });
    for (let hour = 0; hour < 40; hour++) {
      clock += DAY_MS / 24;
      await reconcile(accounts.parts);
    }
    const [shown] = await refundsOf(payment);
    expect(shown).toMatchObject({ state: 'by-hand', attempts: 11, advice: expect.stringMatching(/^Pay it back on the pages/) });
    await refundDone(accounts.parts, shown!.id);
    expect(await refundsOf(payment)).toMatchObject([{ state: 'done' }]);
    expect(await stateOf({ id: shown!.paymentId })).toBe('refunded');
    expect((await subscriptionOf(payment))!.ends_at!.getTime()).toBeGreaterThan(clock);
  });
});

describe('a refund', () => {
  it('of the whole ends the subscription at once, is paid once, and its buyer hears of it', async () => {
    const payment = await paid();
    const [first, second] = await Promise.allSettled([refund(payment.id), refund(payment.id)]);
    expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await stateOf(payment)).toBe('refunded');
    expect((await subscriptionOf(payment))!.ends_at).toEqual(new Date(clock));
    const { refunded_paise } = await database.db
      .selectFrom('sandbox_bank')
      .select('refunded_paise')
      .where('payment_id', '=', payment.id)
      .executeTakeFirstOrThrow();
    expect(Number(refunded_paise)).toBe(99_900);
    const mails = await database.db.selectFrom('outbox').select('subject').where('key', '=', `refunded:${payment.id}:99900`).execute();
    expect(mails).toHaveLength(1);
    await expect(refund(payment.id)).rejects.toMatchObject({ code: 'payment-ended', status: 409 });
  });

  it('of a part shortens the subscription by the same share, and no more than is left goes back', async () => {
    const payment = await paid();
    const before = (await subscriptionOf(payment))!;
    await refund(payment.id, 333);
    const after = (await subscriptionOf(payment))!;
    expect((before.ends_at!.getTime() - after.ends_at!.getTime()) / DAY_MS).toBeCloseTo(10, 5);
    expect(await stateOf(payment)).toBe('captured');
    await expect(refund(payment.id, 667)).rejects.toMatchObject({ code: 'amount-wrong' });
    await refund(payment.id);
    expect(await stateOf(payment)).toBe('refunded');
    expect((await subscriptionOf(payment))!.ends_at).toEqual(new Date(clock));
  });

  it('that the provider tells of counts, also before its capture', async () => {
    const late = await openPayment();
    await tell(late, 'refunded');
    await tell(late, 'captured');
    expect(await stateOf(late)).toBe('refunded');
    expect(await subscriptionOf(late)).toBeUndefined();
    const later = await openPayment();
    await tell(later, 'captured');
    await tell(later, 'refunded', { refundedPaise: 99_900 });
    expect((await subscriptionOf(later))!.ends_at).toEqual(new Date(clock));
  });

  it('finds its payment by e-mail address, receipt or id', async () => {
    const payment = await paid();
    const [taken] = await takenPayments(accounts.parts, payment.email);
    expect(taken).toMatchObject({ paymentId: payment.id, amount: 999, refunded: 0, plan: 'Pro' });
    for (const text of [taken!.receipt, payment.id, `bank_nothing`])
      expect((await takenPayments(accounts.parts, text)).map(({ paymentId }) => paymentId)).toEqual(
        text === 'bank_nothing' ? [] : [payment.id],
      );
  });
});
