import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { cards, expect, visit, withBrowser } from './browser.ts';

withBrowser();

const LISTING = '/page/user/my-listing';
const KITCHEN = 'src/server/catalogue/photos/kitchen-03.jpg';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens an address; gives what the page asked the server for, and its heading. */
async function open(address: string) {
  const asked: { text?: string; filters?: object }[] = [];
  const visited = await visit(address, {
    plain: true,
    async before(page) {
      page.on('request', (request) => {
        if (request.url().endsWith('/api/search')) asked.push(request.postDataJSON() as object);
      });
    },
  });
  await expect(cards(visited.page).first()).toBeVisible();
  return { ...visited, asked };
}

describe('an address of the listing tells the truth:', () => {
  it.each(['aiSearch=true&query=villas in kokapet', 'query=villas in kokapet', 'search=villas in kokapet&isSearch=true'])(
    '%s is a search for these words',
    async (query) => {
      const { page, asked, close } = await open(`${LISTING}?${query}`);
      expect(asked[0]).toMatchObject({ text: 'villas in kokapet' });
      await expect(heading(page)).toContainText('villas in kokapet');
      await expect(cards(page).first()).toContainText('Kokapet');
      await close();
    },
  );

  it.each([
    ['type=buy&category=Villa&viewAll=true&search=kokapet&isSearch=true&bhk=3', { text: '', filters: { purpose: 'buy', type: 'Villa' } }],
    ['type=buy&search=kokapet&isSearch=false', { text: '', filters: { purpose: 'buy' } }],
  ])('%s asks for what its flags say, and heads itself with nothing else', async (query, wish) => {
    const { page, asked, close } = await open(`${LISTING}?${query}`);
    expect(asked[0]).toMatchObject(wish);
    await expect(heading(page)).not.toContainText(/kokapet/i);
    await close();
  });

  it('words that no home matched are in no heading', async () => {
    const { page, close } = await open(`${LISTING}?search=villas qwrtzp&isSearch=true`);
    await expect(page.getByText(/qwrtzp.*left out/)).toBeVisible();
    await expect(heading(page)).not.toContainText('qwrtzp');
    await expect(heading(page)).toContainText('Villa');
    await close();
  });

  it('the homes of an agent are headed with the name that they have, and so after sorting them', async () => {
    const { page, close } = await open(`${LISTING}?type=all&agent=1`);
    const name = /Homes from (.+)$/.exec(await heading(page).innerText())![1]!;
    await expect(cards(page).first().getByRole('heading')).toBeVisible();
    await page.getByLabel('Sort by').selectOption('price asc');
    await expect(page).toHaveURL(/sort_by=price/);
    await expect(heading(page)).toContainText(name);
    await close();
  });

  it('a search by photo that is opened without one says so, and shows all homes under their own name', async () => {
    const { page, close } = await open(`${LISTING}?query=Visual+Search+Results&source=visual-search&visualSearch=true`);
    await expect(heading(page)).not.toContainText('Visual Search Results');
    await expect(page.getByRole('region', { name: 'Your photo' })).toContainText('The photo of this search is not here');
    await page.getByRole('region', { name: 'Your photo' }).getByRole('button', { name: 'Search by photo' }).click();
    await expect(page.getByRole('dialog', { name: 'Select Image Source' })).toBeVisible();
    await close();
  });

  it('a search by photo keeps its title when it is sorted, and says elsewhere that the photo stayed behind', async () => {
    const { page, close } = await visit('/favourites');
    await expect(page.getByRole('button', { name: 'Search by photo' })).not.toHaveAttribute('aria-disabled', 'true', { timeout: 25_000 });
    await page.locator('input[type="file"]').setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: readFileSync(KITCHEN) });
    await expect(heading(page)).toContainText('Visual Search Results');
    await expect(page.getByText('The photo itself is not here')).toHaveCount(0);
    await page.getByLabel('Sort by').selectOption('price asc');
    await expect(page).toHaveURL(/sort_by=price.*query=Visual\+Search\+Results&source=visual-search&visualSearch=true/);
    await expect(heading(page)).toContainText('Visual Search Results');
    const address = page.url();
    await close();
    const elsewhere = await open(address);
    await expect(heading(elsewhere.page)).toContainText('Visual Search Results');
    await expect(elsewhere.page.getByRole('region', { name: 'Your photo' })).toContainText('The photo itself is not here');
    await elsewhere.close();
  });
});
