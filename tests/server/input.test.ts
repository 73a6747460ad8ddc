import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError, ERROR_CODES, type ErrorCode } from '../../src/domain/errors.ts';
import type { RunningServer } from '../../src/server/start.ts';
import { anEmail, anOrder, logInAs, openShop, visitorOf, type Visitor } from './shop.ts';
import { PRO, someDetails } from './purchase.ts';

describe('every error that the server throws', () => {
  /** Bugs, told as such. */
  const BUGS = new Set<ErrorCode>(['server-failed']);
  const thrown = new Set(
    globSync('src/server/**/*.ts').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/AppError\(\s*(?:[^'"()]*\?\?\s*)?'([a-z-]+)'/g)].map((found) => found[1] as ErrorCode),
    ),
  );

  it('is known', () => {
    expect(thrown.size).toBeGreaterThan(30);
    expect([...thrown].filter((code) => !ERROR_CODES.includes(code))).toEqual([]);
  });

  it.each([...thrown].filter((code) => !BUGS.has(code)).map((code) => [code]))('%s has a status of its own', (code) =>
    expect(new AppError(code).status).not.toBe(500),
  );
});

describe('input that nobody should send', () => {
  let server: RunningServer;
  let visitor: Visitor;
  let member: Visitor;

  beforeAll(async () => {
    ({ server } = await openShop());
    visitor = visitorOf(server);
    member = visitorOf(server);
    await logInAs(member, 'agent@gharvani.example', 'Charminar-1591!');
  });
  afterAll(() => server.stop());

  const NUL = 'a\0b';
  const LARGE = 2 ** 31;

  it('is answered below 500, and NUL is left out', async () => {
    const order = await anOrder(visitor);
    const requests: [Visitor, string, unknown][] = [
      [visitor, '/api/search', { text: NUL }],
      [visitor, '/api/search', { filters: { locality: NUL, price_max: 1e308 } }],
      [visitor, '/api/search', { agent: LARGE }],
      [visitor, '/api/search', { filters: { floor_min: LARGE, price_min: 1e17, area_max: 1e300, bhk: 1e9 } }],
      [visitor, '/api/search/facets', { text: NUL, agent: 1e15 }],
      [visitor, '/api/properties/bulk', [LARGE, 2 ** 53 - 1]],
      [visitor, '/api/agents/search', { text: NUL, locality: NUL, page: LARGE }],
      [visitor, '/api/login', { userNameOrEmail: NUL, password: NUL }],
      [visitor, '/api/register', { name: NUL, email: `${NUL}@example.com`, password: 'Kaveri-Boat-27!' }],
      [visitor, '/api/forgot-password', { email: NUL }],
      [visitor, '/api/login-code', { email: NUL }],
      [visitor, '/api/login-by-code', { email: NUL, code: NUL }],
      [visitor, '/api/confirm-email', { token: NUL }],
      [visitor, '/api/enquiries', { Name: NUL, email: NUL, phoneNumber: NUL, selectUserType: NUL }],
      [
        visitor,
        '/api/sign-up',
        { plan: 'free', billing: 'monthly', purpose: 'customer', details: { ...someDetails(anEmail()), firstName: NUL } },
      ],
      [visitor, '/api/Payment/create', { ...PRO, receipt: NUL, plan: NUL }],
      [visitor, '/api/Payment/create', { amount: 1e17, receipt: 'r' }],
      [visitor, '/api/Payment/initiate-upi', { paymentId: order.id, amount: 1e308, paymentMethod: NUL }],
      [visitor, '/api/Payment/initiate-upi', { amount: '9'.repeat(400), paymentMethod: 'UPI' }],
      [visitor, '/api/Payment/verify-payment', { razorpay_payment_id: NUL, razorpay_order_id: NUL, razorpay_signature: NUL }],
      [visitor, '/api/Payment/verify-upi', { amount: 1e17, timestamp: NUL }],
      [visitor, '/api/Payment/webhook', { kind: NUL }],
      [visitor, '/api/subscriptions/process', { paymentId: NUL }],
      [visitor, '/api/user-location', { latitude: 91, longitude: 1e308, source: 'device' }],
      [visitor, '/api/chat/recommendations', { message: NUL }],
      [member, '/api/postings', { title: NUL, price: '9'.repeat(200), floor: '99999999999', bhk: '1e308' }],
      [member, '/api/account/delete', { password: NUL }],
      [member, '/api/postings', { title: 'half \ud800 a pair', description: '\udfff' }],
      [visitor, '/api/enquiries', { Name: 'Asha \ud800', email: 'a@b.in', phoneNumber: '+91 98765 43210', selectUserType: 'Owner' }],
    ];
    const paths = [
      '/api/Payment/generate-qr?link=%00',
      '/api/Payment/generate-qr/%00',
      '/api/properties/999999999',
      '/api/agents/999999999',
      '/api/postings/999999999',
      '/api/Payment/status/%00',
      '/%00',
      '/api/%ff',
    ];
    for (const [who, path, body] of requests) {
      const { status } = await who.call(path, body);
      expect({ path, body, isOurs: status < 500 }).toEqual({ path, body, isOurs: true });
    }
    for (const path of paths) expect({ path, isOurs: (await fetch(server.url + path)).status < 500 }).toEqual({ path, isOurs: true });
  });

  it('on the market is kept out of the columns: a posting with impossible numbers is not published', async () => {
    const form = {
      title: 'x',
      locality: 'Kondapur',
      address: '12, Lake Road',
      zip_code: '500084',
      bhk: '3',
      area: '1e30 sq ft',
      price: '9e40',
      description: 'Light from three sides.',
    };
    const { body } = await member.call<{ id: number }>('/api/postings', form);
    expect((await member.call(`/api/postings/${body.id}/state`, { action: 'submit' })).status).toBeLessThan(500);
  });
});
