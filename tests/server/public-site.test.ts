import { describe, expect, it } from 'vitest';
import { adviceText } from '../../src/server/doctor/advice-text.ts';
import { readConfig } from '../../src/server/config.ts';
import { settingsAdvice } from '../../src/server/public-site.ts';
import { logInAs, newFolder, visitorOf } from './shop.ts';
import { startTestServer } from './test-server.ts';

const PUBLIC = { SITE_URL: 'https://gharvani.example' };
const SAFE = { ...PUBLIC, SMTP_URL: 'smtps://a:b@mail.example', OPERATOR_EMAIL: 'o@gharvani.example', TRUSTED_PROXIES: '1' };
const RAZORPAY = { RAZORPAY_KEY_ID: 'a', RAZORPAY_KEY_SECRET: 'b', RAZORPAY_WEBHOOK_SECRET: 'c', PAYMENT_PROVIDER: 'razorpay' };

describe('sandbox and demo log-ins', () => {
  it.each([
    [{}, { demo: true, provider: 'sandbox' }],
    [{ SITE_URL: 'http://localhost:3000' }, { demo: true, provider: 'sandbox' }],
    [PUBLIC, { demo: false, provider: 'none' }],
    [{ DATABASE_URL: 'postgres://localhost/x' }, { demo: false, provider: 'none' }],
    [{ HOST: '0.0.0.0' }, { demo: false, provider: 'none' }],
    [
      { ...PUBLIC, DEMO: 'on', PAYMENT_PROVIDER: 'sandbox' },
      { demo: true, provider: 'sandbox' },
    ],
    [{ DEMO: 'off' }, { demo: false, provider: 'sandbox' }],
  ])('%o', (environment, wanted) => {
    const { demoLogIns, accounts } = readConfig(environment);
    expect({ demo: demoLogIns, provider: accounts.paymentProvider }).toEqual(wanted);
  });

  it('of a folder from a machine of one’s own close when its site is public, and nothing can be paid there', async () => {
    const dataDir = newFolder();
    const own = await startTestServer({ dataDir });
    const before = visitorOf(own);
    expect((await logInAs(before, 'operator@gharvani.example', 'Charminar-1591!')).status).toBe(200);
    await own.stop();
    const open = await startTestServer({ dataDir, settings: PUBLIC });
    expect(open.demoLogIns).toEqual([]);
    expect((await logInAs(visitorOf(open), 'operator@gharvani.example', 'Charminar-1591!')).code).toBe('log-in-failed');
    const visitor = visitorOf(open);
    visitor.token = before.token;
    expect(await visitor.call('/api/review')).toMatchObject({ code: 'log-in-needed' });
    expect(await visitor.call('/api/Payment/create', { amount: 999, plan: 'pro', receipt: 'r' })).toMatchObject({
      status: 503,
      code: 'payments-off',
    });
    expect(await visitor.call('/api/sandbox-bank/pay_1', { decision: 'approve' })).toMatchObject({ code: 'not-found' });
    await open.stop();
  });
});

describe('the start', () => {
  const kinds = (environment: Record<string, string>) =>
    settingsAdvice(readConfig(environment)).map(({ kind, sentence }) => `${kind} ${sentence}`);

  it('says nothing on a machine of one’s own, nor of a site that is set up', () => {
    expect(kinds({})).toEqual([]);
    expect(kinds({ ...SAFE, ...RAZORPAY, DATABASE_URL: 'postgres://db/x' })).toEqual([]);
  });

  it.each([
    [{ ...SAFE, PAYMENT_PROVIDER: 'sandbox' }, /^unsafe PAYMENT_PROVIDER=sandbox: anybody can approve/],
    [{ ...SAFE, DEMO: 'on' }, /^unsafe DEMO=on: the demo log-ins/],
    [{ ...SAFE, SITE_URL: 'http://gharvani.example' }, /^unsafe SITE_URL begins with http:/],
    [{ ...SAFE, ...RAZORPAY }, /^unsafe Real payments with the embedded database/],
    [SAFE, /^missing Payments are off/],
    [{ ...SAFE, TRUSTED_PROXIES: '' }, /^missing TRUSTED_PROXIES is not set/],
    [{ ...SAFE, SMTP_URL: '' }, /^missing SMTP_URL is not set/],
    [{ ...SAFE, OPERATOR_EMAIL: '' }, /^missing OPERATOR_EMAIL is not set/],
    [{ DATABASE_URL: 'postgres://db/x' }, /^missing SITE_URL is not set/],
  ])('of %o says in a line that cannot be missed what to do', (environment, sentence) => {
    expect(kinds(environment as Record<string, string>).some((line) => sentence.test(line))).toBe(true);
    expect(adviceText(settingsAdvice(readConfig(environment as Record<string, string>)))).toMatch(
      /^!{100}\n!! Others can reach this site\./,
    );
  });
});
