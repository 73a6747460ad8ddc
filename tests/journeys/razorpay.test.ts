import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { openRazorpayShop, type RazorpayShop } from '../server/razorpay-stand-in.ts';
import { anEmail, mailTo } from '../server/shop.ts';
import { expect, visit, withBrowser } from './browser.ts';

withBrowser();

let shop: RazorpayShop;

beforeAll(async () => {
  shop = await openRazorpayShop();
});
afterAll(() => shop.close());

const checkout = (page: Page) => page.getByRole('dialog', { name: 'Card checkout' });

async function goPay(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Asha');
  await page.getByLabel('Last name').fill('Rao');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone number').fill('98480 12345');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await page.getByRole('main').getByLabel(/^Card/).check();
}

const SIGN_UP = '/signup?plan=Pro&billing=monthly&price=999&purpose=customer';

describe('the checkout of the provider', () => {
  it('is loaded when a card is used, tells of every end, and its payment is a subscription', async () => {
    const email = anEmail();
    const { page, close } = await visit(shop.server.url + SIGN_UP);
    const scripts: string[] = [];
    page.on('request', (request) => request.url().endsWith('/checkout.js') && scripts.push(request.url()));
    await goPay(page, email);
    const pay = page.getByRole('button', { name: /^Pay ₹999/ });
    await expect(pay).toBeEnabled();
    expect(scripts).toEqual([]);

    await pay.click();
    await expect(checkout(page)).toContainText(`rzp_test_1 | 99900 | INR | Asha Rao | ${email} | +919848012345`);
    await checkout(page).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('Payment cancelled').first()).toBeVisible();

    await pay.click();
    await checkout(page).getByRole('button', { name: 'Card is refused' }).click();
    await checkout(page).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('Payment failed').first()).toBeVisible();

    await pay.click();
    await checkout(page).getByRole('button', { name: 'Pay now' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer Login');
    expect(scripts).toHaveLength(1);
    expect(await mailTo(shop.dataDir, email, /Receipt/)).toContain('123456789012');
    await close();
  });

  it('says so where its script does not come, and keeps what was told', async () => {
    const { page, close } = await visit(shop.server.url + SIGN_UP, {
      before: (fresh) => fresh.route('**/checkout.js', (route) => route.abort()),
    });
    await goPay(page, anEmail());
    await page.getByRole('button', { name: /^Pay ₹999/ }).click();
    await expect(page.getByText('The payment service is not responding right now.').first()).toBeVisible();
    await expect(page.getByRole('main').getByLabel(/^Card/)).toBeChecked();
    await close();
  });
});
