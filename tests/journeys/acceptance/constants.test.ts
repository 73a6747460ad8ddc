import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { cards, expect, visit, withBrowser } from '../browser.ts';

withBrowser();

/** The fonts of the device that any text of the page is drawn with. */
async function foreignFonts(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body *' });
  // A node may be gone by then.
  const fontsOf = (nodeId: number) => devtools.send('CSS.getPlatformFontsForNode', { nodeId }).catch(() => ({ fonts: [] }));
  const drawn = await Promise.all(nodeIds.map(fontsOf));
  await devtools.detach();
  return [...new Set(drawn.flatMap(({ fonts }) => fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName)))];
}

describe('constants', () => {
  it('G278 has a logo 120 px wide over the listing, whatever typeface the device has', async () => {
    const { page, close } = await visit('/page/buy');
    const logo = page.getByRole('banner').getByRole('link', { name: 'Gharvani, home page' });
    for (const typeface of ['', 'serif', 'sans-serif', 'monospace']) {
      await logo.evaluate((element, family) => (element.style.fontFamily = family), typeface);
      expect((await logo.boundingBox())!.width, typeface).toBe(120);
      expect(await logo.evaluate((element) => element.scrollWidth), typeface).toBeLessThanOrEqual(120);
      const inside = await logo.evaluate((element) =>
        [...element.children].every((child) => child.getBoundingClientRect().right <= element.getBoundingClientRect().right),
      );
      expect(inside, typeface).toBe(true);
    }
    await close();
  });

  it('writes every script in letters of our own, whatever the device has', async () => {
    for (const path of ['/', '/page/buy', '/property/1?id=12', '/subscription-plans', '/help']) {
      const { page, close } = await visit(path);
      await page.waitForLoadState('networkidle');
      await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        for (const text of ['हैदराबाद में फ़्लैट', 'హైదరాబాద్‌లో ఫ్లాట్', 'حیدرآباد میں فلیٹ', '₹1,23,45,678']) {
          const line = document.createElement('p');
          line.textContent = text;
          heading.after(line);
        }
      });
      await expect.poll(() => foreignFonts(page), path).toEqual([]);
      await close();
    }
  });

  it('G279 writes every price in rupees with Indian grouping', async () => {
    const { page, close } = await visit('/page/buy');
    await expect(cards(page).first()).toBeVisible();
    const prices: string[] = [];
    for (const path of ['/page/buy', '/page/rental', '/subscription-plans', '/property/1?id=12']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByText('₹').first()).toBeVisible();
      prices.push(...((await page.getByRole('main').innerText()).match(/[₹$€]\s?[\d.,]*\d/g) ?? []));
    }
    expect(prices.length).toBeGreaterThan(30);
    expect(prices.filter((price) => !/^₹(\d{1,3}|\d{1,2}(,\d{2})*,\d{3})$/.test(price))).toEqual([]);
    await close();
  });

  it('G281 keeps its states as JSON', async () => {
    const { page, close } = await visit('/page/buy');
    await cards(page).nth(0).getByRole('button', { name: /^Save/ }).click();
    await cards(page)
      .nth(1)
      .getByRole('button', { name: /^Compare/ })
      .click();
    await page.getByLabel('Colours').selectOption('Dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const kept = await page.evaluate(() => Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)!] as const));
    expect(kept.length).toBeGreaterThanOrEqual(3);
    for (const [key, text] of kept) expect(() => JSON.parse(text) as unknown, key).not.toThrow();
    await close();
  });

  it('G236 reads its words from /assets/i18n/en.json, and shows the key of a word that is missing', async () => {
    const { page, close } = await visit('/favourites', {
      before: (fresh) =>
        fresh.route('**/assets/i18n/en.json', async (route) => {
          const translation = (await (await route.fetch()).json()) as { header: { logIn?: string } };
          delete translation.header.logIn;
          await route.fulfill({ json: translation });
        }),
    });
    await expect(page.getByRole('banner').getByRole('link', { name: 'header.logIn' })).toBeVisible();
    await close();
  });
});

describe('quality', () => {
  it('G298 moves nothing for those who want no motion', async () => {
    const { page, close } = await visit('/', { reducedMotion: 'reduce' });
    const look = (fresh: Page) => fresh.getByRole('main').innerText();
    for (const name of ['parallax-image', 'typed-image', 'morden-video', 'slider-filter-search']) {
      await page.goto(`/theme/${name}`);
      await expect(page.getByRole('main').locator('a[href^="/property/"]').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const before = await look(page);
      await page.waitForTimeout(700);
      expect(await look(page), name).toBe(before);
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter((animation) => animation.playState === 'running' && Number(animation.effect?.getComputedTiming().duration) > 50)
          .map((animation) => (animation as CSSAnimation).animationName),
      );
      expect(moving, name).toEqual([]);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior), name).toBe('auto');
      const fixed = await page
        .getByRole('main')
        .locator('*')
        .evaluateAll((elements) => elements.filter((element) => getComputedStyle(element).backgroundAttachment === 'fixed').length);
      expect(fixed, name).toBe(0);
    }
    await close();
  });
});
