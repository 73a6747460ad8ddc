import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { cards, expect, PHONE, visit, withBrowser } from '../browser.ts';
import { expectGoneAfter, withClock } from '../clock.ts';

withBrowser();

const KITCHEN = 'src/server/catalogue/photos/kitchen-03.jpg';
const main = (page: Page) => page.getByRole('main');
const showing = (record: object) =>
  visit('/property/1?id=77', {
    plain: true,
    async before(fresh) {
      await fresh.route('**/api/properties/77', (route) => route.fulfill({ json: record }));
      await fresh.route('https://res.cloudinary.com/**', (route) => route.fulfill({ path: KITCHEN }));
    },
  });

describe('homes of other servers', () => {
  it('G121 are shown with id, area, baths and price; G124 in rupees; G122 with every photo', async () => {
    const { page, close } = await showing({
      propertyId: '77',
      name: 'Old house',
      sqft: '1234',
      bath: 3,
      marketValue: 12_345_678,
      images: [
        '/images/no-photo.svg?1',
        { url: '/images/no-photo.svg?2' },
        { imageUrl: '/images/no-photo.svg?3' },
        { cloudinaryUrl: 'https://res.cloudinary.com/demo/house.png?4' },
      ],
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Old house');
    await expect(main(page)).toContainText('₹1,23,45,678');
    await expect(main(page)).toContainText('1,234 sq ft');
    await expect(main(page).getByRole('definition').filter({ hasText: /^3$/ })).toBeVisible();
    for (const place of [1, 2, 3, 4]) {
      await expect(main(page).getByText(`${place} of 4`)).toBeVisible();
      const photo = main(page).locator(`img[src$="?${place}"]`).first();
      await expect(photo).toBeVisible();
      await expect.poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
      await page.getByRole('button', { name: 'Next picture' }).click();
    }
    await close();
  });

  it('G123 without pictures show a placeholder with its text', async () => {
    const { page, close } = await showing({ propertyId: 77, name: 'Old house', price: 900_000 });
    await expect(main(page).getByRole('img', { name: 'No photo of Old house yet' })).toBeVisible();
    await close();
  });
});

describe('a photo', () => {
  const choose = async (page: Page) => {
    await expect(page.getByRole('button', { name: 'Search by photo' })).not.toHaveAttribute('aria-disabled', 'true', { timeout: 25_000 });
    await page.locator('input[type="file"]').setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: readFileSync(KITCHEN) });
  };

  it('G125 finds homes for sale with their likeness', async () => {
    const { page, close } = await visit('/favourites', {
      async before(fresh) {
        await fresh.route('**/api/visual-search/analyze', (route) =>
          route.fulfill({ json: { results: [{ property_id: '77', similarity_score: '81.4%', image_path: '' }] } }),
        );
        await fresh.route('**/api/properties/bulk', (route) =>
          route.fulfill({ json: [{ propertyId: 77, name: 'Old house', price: 900_000 }] }),
        );
      },
    });
    await choose(page);
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).first()).toContainText('For Sale');
    await expect(cards(page).first()).toContainText('Looks 81.4% like your photo');
    await close();
  });

  it('G258 of no home is told for ten seconds in the header', async () => {
    const text = 'Non-property image detected! Predicted: dog';
    const { page, close } = await visit('/favourites', { viewport: PHONE, before: (fresh) => withClock(fresh, text) });
    await page.route('**/api/visual-search/analyze', (route) =>
      route.fulfill({
        status: 400,
        json: { detail: { confidence: 0.912, predicted_label: 'dog', suggestion: 'Show a room.', threshold: 0.6 } },
      }),
    );
    await choose(page);
    const toast = page
      .getByRole('region', { name: 'Messages' })
      .getByText(/Non-property image detected! Predicted: dog \(91\.2% confidence, threshold 60\.0%\)/);
    await expect(toast).toBeVisible({ timeout: 15_000 });
    await expectGoneAfter(page, toast, text, 10_000);
    await close();
  });

  it('G254 cannot be taken where the camera is denied: the dialog closes with every track stopped', async () => {
    const { page, close } = await visit('/favourites', {
      before: (fresh) =>
        fresh.addInitScript(() => {
          navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
        }),
    });
    await expect(page.getByRole('button', { name: 'Search by photo' })).not.toHaveAttribute('aria-disabled', 'true', { timeout: 25_000 });
    await page.getByRole('button', { name: 'Search by photo' }).click();
    await page.getByRole('button', { name: 'Take Picture' }).click();
    await expect(page.getByRole('group', { name: 'Visual Search Error' })).toContainText(
      'Camera access denied. Please allow camera access.',
    );
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('video')).toHaveCount(0);
    await close();
  });
});
