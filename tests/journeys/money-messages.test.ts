import type { Page, Route } from 'playwright';
import { describe, it } from 'vitest';
import { anEmail } from '../server/shop.ts';
import { expect, expectAccessible, tell, visit, withBrowser } from './browser.ts';

withBrowser();

const address = () => `/payment-method?plan=Pro&billing=monthly&price=999&email=${encodeURIComponent(anEmail())}&purpose=customer`;
const expectSaid = (page: Page, text: string) => expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();

/** The payment screen while one call of the server goes wrong. */
async function withCall(path: string, answer: (route: Route) => Promise<void>) {
  return visit(address(), { before: async (page) => void (await page.route(`**${path}`, answer)) });
}

const broken = (route: Route) => route.fulfill({ status: 500, body: 'no' });
const pending = {
  currency: 'INR',
  orderId: 'o',
  paymentAmount: 999,
  paymentReference: '',
  paymentMethod: 'upi',
  bankReference: '',
  paymentDate: '',
  paymentCode: '',
  paymentType: '',
  receipt: '',
};
const status = (paymentStatus: string) => (route: Route) => route.fulfill({ json: { ...pending, paymentId: 'pay_1', paymentStatus } });

describe('what the payment screen says', () => {
  it.each([
    ['/api/Payment/create', broken, 'Failed to create order. Please try again.'],
    ['/api/Payment/create', (route: Route) => route.fulfill({ status: 400, json: {} }), 'Failed to create order. Please try again.'],
    [
      '/api/Payment/create',
      (route: Route) => route.fulfill({ json: { amount: 999 } }),
      'Unable to initialize payment. Invalid order details.',
    ],
    ['/api/Payment/create', (route: Route) => route.fulfill({ body: '<html>' }), 'Invalid response from server'],
    ['/api/Payment/create', (route: Route) => route.fulfill({ json: null }), 'Invalid response from server'],
    ['/api/Payment', broken, 'Failed to create order'],
    ['/api/Payment/initiate-upi', broken, 'Payment failed. Please try again.'],
    ['/api/Payment/generate-qr/*', broken, 'Failed to generate QR code'],
    ['/api/Payment/status/*', status('failed'), 'Payment failed. Please try again.'],
  ] as const)('when %s goes wrong [G267 G271 G272]', async (path, answer, text) => {
    const { page, close } = await withCall(path, answer);
    await expectSaid(page, text);
    await close();
  });

  it.each([
    ['/api/Payment/verify-upi', (route: Route) => route.fulfill({ json: { verified: false } }), 'Payment verification failed'],
    ['/api/Payment/verify-upi', broken, 'Payment verification failed'],
    ['/api/subscriptions/process', broken, 'Failed to process payment'],
  ] as const)('when it is paid and %s goes wrong [G269 G270]', async (path, answer, text) => {
    const { page, close } = await visit(address(), {
      async before(opened) {
        await opened.route('**/api/Payment/status/*', status('captured'));
        await opened.route('**/api/Payment/verify-upi', (route) => route.fulfill({ json: { verified: true } }));
        await opened.route(`**${path}`, answer);
      },
    });
    await expectSaid(page, text);
    await close();
  });

  it('while it waits, in words and for every reader [G155]', async () => {
    const { page, close } = await visit(address(), { reducedMotion: 'reduce' });
    await expectSaid(page, 'Waiting for payment...');
    await expectAccessible(page);
    await close();
  });

  it('asks our server every ten seconds, and no more once it has left [G155 G159]', async () => {
    const { page, close } = await visit('/', { before: async (opened) => opened.clock.install() });
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/Payment/status/') && asked.push(request.url()));
    await page.goto(address());
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
    await expect.poll(() => asked.length).toBe(1);
    await page.clock.runFor(10_000);
    await expect.poll(() => asked.length).toBe(2);
    await page.getByRole('button', { name: 'Back to Signup' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer Signup');
    await page.clock.runFor(30_000);
    expect(asked).toHaveLength(2);
    await close();
  });

  it.each(['success', 'captured'])('asks no more once it is “%s”, and verifies [G156]', async (done) => {
    const { page, close } = await visit('/', { before: async (opened) => opened.clock.install() });
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname.replace(/\/status\/.*/, '/status')));
    const count = (path: string) => calls.filter((call) => call === path).length;
    let now = 'pending';
    await page.route('**/api/Payment/status/*', (route) => status(now)(route));
    // Verification does not end, so that the screen stays.
    await page.route('**/api/Payment/verify-upi', () => undefined);
    await page.goto(address());
    await expect.poll(() => count('/api/Payment/status')).toBe(1);
    expect(count('/api/Payment/verify-upi')).toBe(0);
    now = done;
    await page.clock.runFor(10_000);
    await expect.poll(() => count('/api/Payment/verify-upi')).toBe(1);
    expect(count('/api/Payment/status')).toBe(2);
    await page.clock.runFor(45_000);
    expect(count('/api/Payment/status')).toBe(2);
    expect(count('/api/Payment/verify-upi')).toBe(1);
    await close();
  });

  it('for an amount of nothing, another price and an unknown plan [G206]', async () => {
    const { page, close } = await visit('/payment-method?plan=Pro&billing=monthly&price=0&purpose=customer');
    await expectSaid(page, 'Invalid amount');
    await page.goto('/payment-method?plan=Free&billing=monthly&price=0&purpose=customer');
    await expectSaid(page, 'Invalid amount');
    await page.goto('/payment-method?plan=Pro&billing=monthly&price=1&email=a%40b.com&purpose=customer');
    await expectSaid(page, 'The link gave a different price. The plan costs ₹999.');
    await expect(page.getByRole('button', { name: 'Pay ₹999' })).toBeVisible();
    await page.goto('/payment-method?plan=Gold&billing=Monthly&price=1999&email=a@b.com&purpose=customer');
    await expectSaid(page, 'There is no such plan. Choose one of the plans.');
    await close();
  });

  it('without a payment to track [G273]', async () => {
    const { page, close } = await visit('/subscription-plans');
    await tell(page, 'what is the status of my payment');
    await expect(page.getByRole('region', { name: 'Conversation' }).getByText('No payment ID to track')).toBeVisible();
    await close();
  });
});

describe('what log-in and password say', () => {
  it('at the customer log-in [G197 G198 G274]', async () => {
    const { page, close } = await visit('/login-customer', { reducedMotion: 'reduce' });
    const send = page.getByRole('button', { name: 'Login' });
    let sent = 0;
    page.on('request', (request) => (sent += request.url().endsWith('/api/login') ? 1 : 0));
    await page.getByLabel('Email').fill('asha@example.com');
    await page.getByLabel('Password', { exact: true }).fill('12345');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expectSaid(page, 'Password must be at least 8 characters long');
    await send.click();
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.getByLabel('Email').fill('x');
    await send.click();
    await expectSaid(page, 'Please enter a valid email address');
    await expectSaid(page, 'Password must be at least 8 characters long');
    expect(sent).toBe(0);
    await page.getByLabel('Email').fill('asha@example.com');
    await page.getByLabel('Password', { exact: true }).fill('123456');
    await send.click();
    await expectSaid(page, 'Login failed. Please try again.');
    await page.route('**/api/login', broken);
    await send.click();
    await expectSaid(page, 'Login failed. Please try again.');
    await page.route('**/api/login', (route) => route.fulfill({ status: 401, json: { message: 'This account is resting.' } }));
    await send.click();
    await expectSaid(page, 'This account is resting.');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    await expectAccessible(page);
    await close();
  });

  it('at the change of a password [G101 G104 G165 G166 G200 G201 G202 G203 G204 G205]', async () => {
    const { page, close } = await visit('/change-password', { reducedMotion: 'reduce' });
    const send = page.getByRole('button', { name: 'Change password' });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await page.getByLabel('Email').fill('asha@example.com');
    await page.getByLabel('Current password').fill('anything');
    for (const [password, text] of [
      ['PASSWORD1!', 'Password must contain at least one lowercase letter'],
      ['password1!', 'Password must contain at least one uppercase letter'],
      ['Password!', 'Password must contain at least one number'],
      ['Password1', 'Password must contain at least one special character'],
      ['Pa1!', 'Password must be at least 8 characters long'],
    ] as const) {
      await page.getByLabel('New password').fill(password);
      await page.getByLabel('Confirm password').focus();
      await expectSaid(page, text);
      await expect(send).toHaveAttribute('aria-disabled', 'true');
    }
    await page.getByLabel('New password').fill('Kaveri-Boat-27!');
    await page.getByLabel('Confirm password').fill('Kaveri-Boat-28!');
    await page.getByLabel('Email').focus();
    await expectSaid(page, 'Passwords do not match');
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await page.getByLabel('Confirm password').fill('Kaveri-Boat-27!');
    await expect(send).not.toHaveAttribute('aria-disabled', 'true');
    await page.route('**/api/change-password', broken);
    await send.click();
    await expectSaid(page, 'Failed to change password');
    await page.route('**/api/change-password', (route) => route.abort('internetdisconnected'));
    await page.getByLabel('Email').fill('asha.rao@example.com');
    await send.click();
    await expectSaid(page, 'Failed to change password');
    await page.route('**/api/change-password', (route) => route.fulfill({ status: 400, json: { message: 'Too much like the last one' } }));
    await send.click();
    await expectSaid(page, 'Too much like the last one');
    await page.getByLabel('Show passwords').check();
    for (const label of ['Current password', 'New password', 'Confirm password'])
      await expect(page.getByLabel(label)).toHaveAttribute('type', 'text');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to Log In' }).click();
    await expect(page).toHaveURL(/\/login-customer$/);
    await close();
  });
});
