import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canMove, type PaymentState } from '../../src/capabilities/payment/payment-process.ts';
import { readConfig } from '../../src/server/config.ts';
import { openDatabase, type OpenDatabase } from '../../src/server/database/open.ts';
import { startAccounts, type RunningAccounts } from '../../src/server/start-accounts.ts';
import { beginPayment } from '../../src/server/payment/begin-payment.ts';
import { createOrder } from '../../src/server/payment/orders.ts';
import { reconcile } from '../../src/server/payment/reconcile.ts';
import { receiveWebhook } from '../../src/server/payment/webhook.ts';
import { readWords } from '../../src/server/words.ts';
import { pino } from 'pino';
import { PRO, someDetails } from './purchase.ts';
import { anEmail, newFolder } from './shop.ts';

let database: OpenDatabase;
let accounts: RunningAccounts;
let secret: string;
let clock = Date.parse('2026-11-21T10:00:00Z');

const BUYER = { accountId: null, buyerHash: 'b' };

beforeAll(async () => {
  const config = readConfig({ DATA_DIR: newFolder() });
  database = await openDatabase(config);
  accounts = await startAccounts({ config, database, words: readWords(), log: pino({ level: 'silent' }) }, () => new Date(clock));
  secret = (await database.db.selectFrom('server_secrets').select('value').executeTakeFirstOrThrow()).value;
});
afterAll(async () => {
  await accounts.stop();
  await database.close();
});

async function openPayment() {
  const { parts } = accounts;
  const order = await createOrder(parts, { ...PRO, currency: 'INR', receipt: 'r', details: someDetails(anEmail()) }, BUYER, undefined);
  return beginPayment(parts, order.id, 'upi', BUYER);
}
type Opened = Awaited<ReturnType<typeof openPayment>>;

const news = (payment: Opened, state: PaymentState, more: object = {}) =>
  JSON.stringify({
    kind: `payment.${state}`,
    payment: {
      providerPaymentId: `bank_${payment.id}`,
      providerOrderId: payment.provider_order_id,
      providerQrId: payment.id,
      amountPaise: Number(payment.amount_paise),
      currency: 'INR',
      state,
      bankReference: 'RRN1',
      ...more,
    },
  });

function send(body: string, eventId: string, signature = createHmac('sha256', secret).update(body).digest('hex')) {
  const headers: Record<string, string> = { 'x-sandbox-signature': signature, 'x-sandbox-event-id': eventId };
  return receiveWebhook(accounts.parts, body, (name) => headers[name]);
}

async function outcomeOf({ id, order_id }: Opened) {
  const { db } = database;
  const { state } = await db.selectFrom('payments').select('state').where('id', '=', id).executeTakeFirstOrThrow();
  const subscriptions = await db.selectFrom('subscriptions').select('id').where('order_id', '=', order_id).execute();
  const receipts = await db.selectFrom('outbox').select('id').where('key', '=', `receipt:${order_id}`).execute();
  return { state, subscriptions: subscriptions.length, receipts: receipts.length };
}

describe('a webhook', () => {
  it('ten times gives one subscription [G232]', async () => {
    const payment = await openPayment();
    const body = news(payment, 'captured');
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(body, `e-${payment.id}`)));
    expect(answers.filter(({ known }) => !known)).toHaveLength(1);
    for (let i = 0; i < 3; i++) await send(body, `other-${payment.id}-${i}`);
    expect(await outcomeOf(payment)).toEqual({ state: 'captured', subscriptions: 1, receipts: 1 });
  });

  it('in any order, each several times, ends where the money is', async () => {
    const states = ['failed', 'expired', 'pending', 'captured', 'cancelled'] as const;
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([...states, ...states], { minLength: 4, maxLength: 10 }), async (order) => {
        const payment = await openPayment();
        for (const [i, state] of order.entries()) await send(news(payment, state), `${payment.id}-${state}-${i % 2}`);
        const paid = order.includes('captured');
        const { state, subscriptions, receipts } = await outcomeOf(payment);
        expect({ paid: state === 'captured', subscriptions, receipts }).toEqual({
          paid,
          subscriptions: paid ? 1 : 0,
          receipts: paid ? 1 : 0,
        });
      }),
      { numRuns: 12 },
    );
  });

  it('with a wrong signature is refused and changes nothing', async () => {
    const payment = await openPayment();
    const body = news(payment, 'captured');
    const right = createHmac('sha256', secret).update(body).digest('hex');
    for (const wrong of [
      '',
      'x',
      right.slice(1),
      `${right}0`,
      right.replace(/^./, (first) => (first === '0' ? '1' : '0')),
      createHmac('sha256', 'x').update(body).digest('hex'),
    ])
      await expect(send(body, 'w', wrong)).rejects.toMatchObject({ code: 'payment-signature-wrong', status: 400 });
    await expect(send(body.replace('"RRN1"', '"RRN2"'), 'w', right)).rejects.toMatchObject({ code: 'payment-signature-wrong' });
    await expect(send('not json', 'w')).rejects.toMatchObject({ code: 'bad-request' });
    expect(await outcomeOf(payment)).toEqual({ state: 'pending', subscriptions: 0, receipts: 0 });
  });

  it('with a right signature and a wrong amount is refused and changes nothing', async () => {
    const payment = await openPayment();
    for (const more of [{ amountPaise: 99_899 }, { amountPaise: 1 }, { amountPaise: 99_901 }, { currency: 'USD' }])
      await expect(send(news(payment, 'captured', more), `a-${payment.id}`)).rejects.toMatchObject({ code: 'amount-wrong', status: 400 });
    expect(await outcomeOf(payment)).toEqual({ state: 'pending', subscriptions: 0, receipts: 0 });
    await send(news(payment, 'captured'), `a-${payment.id}`);
    expect(await outcomeOf(payment)).toMatchObject({ state: 'captured', subscriptions: 1 });
  });

  it('of a second try counts, though the first of the same order has failed', async () => {
    const payment = await openPayment();
    const byOrder = { providerQrId: null };
    await send(news(payment, 'failed', { ...byOrder, providerPaymentId: `t1-${payment.id}` }), `f-${payment.id}`);
    await send(news(payment, 'captured', { ...byOrder, providerPaymentId: `t2-${payment.id}` }), `c-${payment.id}`);
    await send(news(payment, 'failed', { ...byOrder, providerPaymentId: `t1-${payment.id}` }), `g-${payment.id}`);
    expect(await outcomeOf(payment)).toEqual({ state: 'captured', subscriptions: 1, receipts: 1 });
  });
});

describe('the reconciler', () => {
  const approve = ({ id, provider_order_id, amount_paise }: Opened) =>
    database.db
      .insertInto('sandbox_bank')
      .values({
        payment_id: id,
        provider_order_id,
        provider_payment_id: `x_${id}`,
        amount_paise: Number(amount_paise),
        state: 'approved',
        at: new Date(clock),
      })
      .execute();

  it('finds money of which no message came, even after the QR code has expired', async () => {
    const [now, late] = [await openPayment(), await openPayment()];
    await approve(now);
    await reconcile(accounts.parts);
    expect(await outcomeOf(now)).toMatchObject({ state: 'captured', subscriptions: 1 });
    clock += 20 * 60_000;
    await reconcile(accounts.parts);
    expect(await outcomeOf(late)).toMatchObject({ state: 'expired', subscriptions: 0 });
    await approve(late);
    await reconcile(accounts.parts);
    expect(await outcomeOf(late)).toEqual({ state: 'captured', subscriptions: 1, receipts: 1 });
  });

  it('settles an order whose payment alone was written', async () => {
    const payment = await openPayment();
    await database.db.updateTable('payments').set({ state: 'captured' }).where('id', '=', payment.id).execute();
    await reconcile(accounts.parts);
    await reconcile(accounts.parts);
    expect(await outcomeOf(payment)).toEqual({ state: 'captured', subscriptions: 1, receipts: 1 });
  });
});

describe('the graph of a payment', () => {
  const states = ['created', 'pending', 'cod_pending', 'failed', 'expired', 'cancelled', 'captured', 'refunded'] as const;

  it('has no way back and no circle', () => {
    const reachable = (from: PaymentState, seen = new Set<PaymentState>()): Set<PaymentState> => {
      for (const to of states) if (canMove(from, to) && !seen.has(to)) reachable(to, seen.add(to));
      return seen;
    };
    for (const state of states) expect(reachable(state).has(state)).toBe(false);
  });

  it('lets money that comes late count, and only money', () => {
    for (const state of ['created', 'pending', 'cod_pending', 'failed', 'expired', 'cancelled'] as const)
      expect(canMove(state, 'captured')).toBe(true);
    for (const state of states) expect(canMove('captured', state)).toBe(state === 'refunded');
  });
});
