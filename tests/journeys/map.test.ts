import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { openShop } from '../server/shop.ts';
import { cards, expect, expectAccessible, PHONE, tell, visit, withBrowser } from './browser.ts';

withBrowser();

const map = (page: Page) => page.getByRole('main').getByRole('img', { name: /^Map of/ });
const viewBox = (page: Page) => map(page).getAttribute('viewBox');
const GREY_PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==', 'base64');

describe('the map', () => {
  it('comes closer and moves by keys, by buttons and by dragging, and shows the homes of a place', async () => {
    const { page, troubles, close } = await visit('/theme/map-h-search');
    const whole = await viewBox(page);
    await map(page).focus();
    await page.keyboard.press('+');
    const closer = await viewBox(page);
    expect(closer).not.toBe(whole);
    await page.keyboard.press('ArrowRight');
    const righter = await viewBox(page);
    expect(Number(righter!.split(' ')[0])).toBeGreaterThan(Number(closer!.split(' ')[0]));
    const box = (await map(page).boundingBox())!;
    await page.mouse.move(box.x + 200, box.y + 200);
    await page.mouse.down();
    await page.mouse.move(box.x + 260, box.y + 200, { steps: 3 });
    await page.mouse.up();
    expect(Number((await viewBox(page))!.split(' ')[0])).toBeLessThan(Number(righter!.split(' ')[0]));
    await page.getByRole('button', { name: 'Whole city' }).click();
    expect(await viewBox(page)).toBe(whole);

    await map(page)
      .locator('g', { hasText: /^Kondapur \(/ })
      .locator('circle')
      .click();
    await expect(page.getByRole('heading', { name: 'Homes in Kondapur' })).toBeVisible();
    await expect(cards(page).first()).toContainText('Kondapur');
    await expect(page.getByRole('combobox', { name: 'Locality' })).toHaveValue('Kondapur');
    expect(troubles).toEqual([]);
    await close();
  });

  it('shows the homes of a search with their prices, by word and by press, and searches where it looks', async () => {
    const { page, troubles, close } = await visit('/page/user/my-listing?search=2+bhk+in+kondapur&isSearch=true');
    await tell(page, 'show them on the map');
    await expect(page).toHaveURL(/map=true/);
    const results = page.getByRole('region', { name: 'Map of the homes found' });
    // Homes for sale and for rent together have no lowest price.
    await expect(results.getByText(/^\d+ homes$/).first()).toBeVisible();
    await expect(results.getByRole('img', { name: /prices\. The list below says the same\.$/ })).toBeVisible();
    const pins = results.locator('svg g', { hasText: /(lakh|crore|₹[\d,]+)$/ });
    const together = await pins.count();
    await results.getByRole('img').focus();
    await results.getByRole('img').hover();
    await page.mouse.wheel(0, -600);
    await expect.poll(() => pins.count()).toBeGreaterThan(together);
    const rolled = await viewBox(page);
    await tell(page, 'press zoom in');
    await expect.poll(() => viewBox(page)).not.toBe(rolled);
    await tell(page, 'press whole city');
    await expect.poll(() => viewBox(page)).toBe('0 0 1000 800');
    await results.getByRole('button', { name: 'Zoom in' }).click();
    await results.getByRole('button', { name: 'Search this area' }).click();
    await expect(page).toHaveURL(/within_km=.*lat=17\.\d+.*map=true/);
    await expect(results.getByRole('img')).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    await expectAccessible(page);
    expect(troubles).toEqual([]);
    await close();
  });

  it('asks no other server, unless an operator has set one; then its pictures lie under the dots, with the credit', async () => {
    const asked: string[] = [];
    const elsewhere = async (page: Page) => {
      await page.route('https://tiles.example/**', (route) => {
        asked.push(new URL(route.request().url()).pathname);
        return route.fulfill({ contentType: 'image/png', body: GREY_PIXEL });
      });
    };
    const plain = await visit('/theme/map-v-search', { before: elsewhere });
    await expect(map(plain.page)).toBeVisible();
    await plain.close();
    expect(asked).toEqual([]);

    const { server } = await openShop({ MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png', MAP_CREDIT: '© mappers of the city' });
    const { page, troubles, close } = await visit(`${server.url}/theme/map-v-search`, { viewport: PHONE, before: elsewhere });
    await expect(page.getByText('© mappers of the city')).toBeVisible();
    await expect.poll(() => asked.length).toBeGreaterThan(3);
    expect(asked.every((path) => /^\/\d+\/\d+\/\d+\.png$/.test(path))).toBe(true);
    const level = Number(asked[0]!.split('/')[1]);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(() => asked.some((path) => Number(path.split('/')[1]) > level)).toBe(true);
    expect(troubles).toEqual([]);
    await close();
    await server.stop();
  });
});
