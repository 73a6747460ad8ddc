import type { Page } from 'playwright';
import QRCode from 'qrcode';
import sharp from 'sharp';
import { describe, it } from 'vitest';
import { expect, visit, withBrowser } from '../browser.ts';

withBrowser();

const main = (page: Page) => page.getByRole('main');
const ADDRESS = '/payment-method?plan=Pro&billing=monthly&price=999&email=asha@example.com&purpose=customer';
const qr = (page: Page) => page.getByRole('img', { name: 'QR code to pay ₹999 by UPI' });

describe('payment', () => {
  it('G092 offers UPI with a QR code; G094 leads back to sign-up without what was told', async () => {
    const { page, close } = await visit(ADDRESS);
    await expect(main(page).getByLabel(/^UPI/)).toBeChecked();
    await expect(qr(page)).toBeVisible();
    await page.evaluate(() => localStorage.setItem('customerDetails', '{}'));
    await page.getByRole('button', { name: 'Back to Signup' }).click();
    await expect(page).toHaveURL(/\/signup/);
    expect(await page.evaluate(() => localStorage.getItem('customerDetails'))).toBeNull();
    await close();
  });

  it('G096 shows the code of a UPI link to our payee, of the price of the plan', async () => {
    const { page, close } = await visit('/favourites');
    const begun = page.waitForResponse(
      async (response) => response.url().endsWith('/api/Payment') && (await response.text()).includes('upiLink'),
    );
    await page.goto(ADDRESS);
    const { upiLink } = (await (await begun).json()) as { upiLink: string };
    const link = new URL(upiLink);
    expect(link.href).toMatch(/^upi:\/\/pay\?/);
    expect(Object.fromEntries(link.searchParams)).toMatchObject({ pa: 'gharvani@sandboxbank', am: '999.00', cu: 'INR' });
    const source = (await qr(page).getAttribute('src'))!;
    const { data, info } = await sharp(Buffer.from(source.slice(source.indexOf(',') + 1), 'base64'))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const dark = (x: number, y: number) => data[(y * info.width + x) * info.channels]! < 128;
    const first = data.findIndex((_, i) => i % info.channels === 0 && data[i]! < 128) / info.channels;
    const margin = first % info.width;
    const possible = (['L', 'M', 'Q', 'H'] as const).map((errorCorrectionLevel) => {
      const { modules } = QRCode.create(upiLink, { errorCorrectionLevel });
      const side = (info.width - 2 * margin) / modules.size;
      const at = (place: number) => Math.floor(margin + (place + 0.5) * side);
      return Array.from({ length: modules.size ** 2 }, (_, i) => {
        const [row, column] = [Math.floor(i / modules.size), i % modules.size];
        return Boolean(modules.get(row, column)) === dark(at(column), at(row));
      }).every(Boolean);
    });
    expect(possible).toContain(true);
    await close();
  });

  it('G095 shows over the whole window that it verifies', async () => {
    const { page, close } = await visit(ADDRESS, {
      async before(fresh) {
        await fresh.route('**/api/Payment/status/*', async (route) => {
          const payment = (await (await route.fetch()).json()) as object;
          await route.fulfill({ json: { ...payment, paymentStatus: 'success' } });
        });
        await fresh.route('**/api/Payment/verify-upi', () => new Promise(() => undefined));
      },
    });
    const loader = main(page).locator('p', { hasText: 'Verifying your payment...' });
    await expect(loader).toBeVisible();
    expect((await loader.locator('..').boundingBox())!).toMatchObject({ x: 0, y: 0, width: 1440, height: 900 });
    await close();
  });
});

describe('posting a property', () => {
  it('G147 opens for subscribers', async () => {
    const { page, close } = await visit('/favourites', {
      async before(fresh) {
        await fresh.addInitScript(() => {
          localStorage.setItem('token', 'x');
          localStorage.setItem('username', 'Asha');
        });
        await fresh.route('**/api/subscriptions/status', (route) => route.fulfill({ json: true }));
      },
    });
    await page.getByRole('banner').getByRole('button', { name: 'Sell' }).click();
    await page.getByRole('banner').getByText('Post Property').click();
    await expect(page).toHaveURL(/\/page\/user\/create-property$/);
    await close();
  });
});
