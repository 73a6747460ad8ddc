import jsQR from 'jsqr';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { describe, it } from 'vitest';
import { expect, visit, withBrowser } from '../browser.ts';

withBrowser();

// Its types speak of ES modules, its file of CommonJS.
const readQrCode = jsQR as unknown as typeof jsQR.default;

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

  it('leads back to a form that nothing refills [G094]', async () => {
    const { page, close } = await visit('/signup?plan=Pro&billing=monthly&price=999&purpose=customer');
    for (const [label, text] of [
      ['First name', 'Asha'],
      ['Last name', 'Rao'],
      ['Email', 'asha@example.com'],
      ['Phone number', '9876543210'],
    ] as const)
      await main(page).getByLabel(label).fill(text);
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await page.getByRole('button', { name: 'Back to Signup' }).click();
    await expect(page).toHaveURL(/\/signup/);
    await expect(main(page).getByLabel('First name')).toHaveValue('');
    await expect(main(page).getByLabel('Email')).toHaveValue('');
    expect(await page.evaluate(() => [...Object.values(localStorage), ...Object.values(sessionStorage)].join())).not.toContain('Asha');
    await close();
  });

  it('shows the code of a UPI link to our payee, of the price of the plan [G096 G235]', async () => {
    const { page, close } = await visit('/favourites');
    const begun = page.waitForResponse(
      async (response) => response.url().endsWith('/api/Payment') && (await response.text()).includes('upiLink'),
    );
    await page.goto(ADDRESS);
    const { upiLink } = (await (await begun).json()) as { upiLink: string };
    const link = new URL(upiLink);
    expect(link.href).toMatch(/^upi:\/\/pay\?/);
    expect(Object.fromEntries(link.searchParams)).toMatchObject({ pa: 'gharvani@sandboxbank', am: '999.00', cu: 'INR' });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { data, info } = await sharp(await qr(page).screenshot())
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(readQrCode(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(upiLink);
    }
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
