import { describe, it } from 'vitest';
import { cards, expect, listenToAnnouncer, PHONE, tell, withBrowser, visit } from './browser.ts';

withBrowser();

describe('moving about', () => {
  it('opens every address by itself, with a title and a heading of its own', async () => {
    const titles = new Set<string>();
    for (const path of [
      '/',
      '/page/user/my-listing?type=buy&category=Villa',
      '/property/1?id=40',
      '/property/property-comparison',
      '/favourite',
      '/login',
    ]) {
      const { page, troubles, close } = await visit(path);
      await page.waitForLoadState('networkidle');
      titles.add(await page.title());
      await expect(page).toHaveURL(new RegExp(path.replace(/[?]/g, '\\?')));
      expect(troubles).toEqual([]);
      await close();
    }
    expect(titles.size).toBe(6);
  });

  it('shows the home of the id and not the one of the path [G021]', async () => {
    const { page, close } = await visit('/favourites');
    const [fortieth, first] = await page.evaluate(async () => {
      const answer = await fetch('/api/properties/bulk', { method: 'POST', body: JSON.stringify([40, 1]) });
      return (await answer.json()) as { propertyName: string; locality: string }[];
    });
    expect(fortieth!.propertyName).not.toBe(first!.propertyName);
    await page.goto('/property/1?id=40');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fortieth!.propertyName);
    await expect(page.getByRole('main')).toContainText(fortieth!.locality);
    await expect(page.getByRole('main')).not.toContainText(first!.propertyName);
    await close();
  });

  it('ends at home for an unknown address, and says so [G010]', async () => {
    const { page, close } = await visit('/no-such-page/at-all');
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByText('Page not found. Showing the home page.').first()).toBeVisible();
    await close();
  });

  it('comes back to where one was [G027]', async () => {
    const { page, close } = await visit('/page/user/my-listing?type=buy&category=Flat');
    await cards(page).nth(8).scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(400);
    await cards(page).nth(8).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/property\/1\?id=/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/my-listing/);
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(50);
    await page.goForward();
    await expect(page).toHaveURL(/\/property\/1\?id=/);
    await close();
  });

  it('moves the focus to the heading, but leaves those alone who are writing to the assistant', async () => {
    const { page, close } = await visit('/');
    await page.getByRole('link', { name: 'Villas for sale' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await tell(page, 'show my favourites');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Favourites');
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
    await close();
  });

  it('asks again when the address of the page is asked for again [G029]', async () => {
    const { page, close } = await visit('/');
    const buy = async () => {
      await page.getByRole('button', { name: 'Buy', exact: true }).click();
      await page.getByRole('link', { name: 'Flats in Hyderabad' }).first().click();
    };
    await buy();
    await expect(cards(page).first()).toBeVisible();
    const again = page.waitForRequest(/\/api\/search$/);
    await buy();
    await again;
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const help = async () => {
      await page.getByRole('button', { name: 'Help', exact: true }).click();
      await page.getByRole('link', { name: 'Help Center' }).first().click();
    };
    await help();
    await expect(page.getByRole('tab', { name: 'General Questions' })).toBeVisible();
    const texts = page.waitForRequest(/\/assets\/i18n\/help\/en\.json$/);
    await help();
    await texts;
    await expect(page.getByRole('tab', { name: 'General Questions' })).toBeVisible();
    await close();
  });

  it('keeps favourites and comparisons over a reload, as JSON under the keys of the customer [G030]', async () => {
    const { page, close } = await visit('/page/user/my-listing?type=buy');
    await cards(page).nth(0).getByRole('button', { name: /^Save/ }).click();
    await cards(page)
      .nth(1)
      .getByRole('button', { name: /^Compare/ })
      .click();
    await page.reload();
    await expect(cards(page).nth(0).getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-pressed', 'true');
    const stored = await page.evaluate(() => [localStorage.getItem('wishlist'), localStorage.getItem('compare')]);
    for (const text of stored) expect(JSON.parse(text!)).toMatchObject({ state: { ids: [expect.any(Number)] } });
    await page.goto('/favourites');
    await expect(cards(page)).toHaveCount(1);
    await close();
  });

  it('says each reply once [G300]', async () => {
    const { page, close } = await visit('/');
    const said = await listenToAnnouncer(page);
    await tell(page, 'villas in kokapet');
    await expect(cards(page).first()).toBeVisible();
    await page.waitForTimeout(1500);
    expect((await said()).filter((text) => /[0-9,]+ homes?: Villa, Kokapet/.test(text))).toHaveLength(1);
    await close();
  });

  it('closes the assistant to a button that counts what was missed [G082]', async () => {
    const { page, close } = await visit('/page/user/my-listing?type=buy', { viewport: PHONE });
    await page.getByRole('button', { name: 'Close assistant' }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeHidden();
    const launcher = page.getByRole('button', { name: /^Open assistant/ });
    await expect(launcher).toBeVisible();
    await page.getByRole('combobox', { name: 'Search properties' }).fill('x'.repeat(600));
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Open assistant, 1 unread' })).toBeVisible();
    await page.getByRole('button', { name: 'Open assistant, 1 unread' }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
    await close();
  });

  it.each(['/', '/page/user/my-listing?type=buy', '/property/1?id=12', '/favourites'])(
    'needs no sideways scrolling on %s',
    async (path) => {
      const { page, close } = await visit(path);
      await page.waitForLoadState('networkidle');
      const beside = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      for (const [width, height] of [
        [2560, 1400],
        [1024, 700],
        [768, 600],
        [320, 700],
        [320, 256],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect.poll(beside, { message: `at ${width} x ${height}` }).toBeLessThanOrEqual(0);
      }
      await close();
    },
  );

  it('never hides what has the focus under a message, whichever of the two came last', async () => {
    const { page, close } = await visit('/payment-method?plan=Pro&billing=monthly&price=999&purpose=customer');
    const message = page.getByRole('region', { name: 'Messages' }).getByText('Unable to initialize payment. Invalid order details.');
    const colours = page.getByRole('combobox', { name: 'Colours' });
    const isFree = () =>
      colours.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === element;
      });
    await expect(message).toBeVisible();
    // The assistant has room for it; without the assistant it stands over the page.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await isFree()).toBe(true);
    await page.getByRole('button', { name: 'Close assistant' }).click();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await isFree()).toBe(false);
    await colours.focus();
    await expect.poll(isFree).toBe(true);

    await page.reload();
    await page.getByRole('button', { name: 'Close assistant' }).click();
    await colours.focus();
    await expect(message).toBeVisible();
    // What arrives late may have pushed it out of the window.
    await colours.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await expect.poll(isFree).toBe(true);
    await close();
  });

  it('presses any control by its name or its number', async () => {
    const { page, close } = await visit('/page/user/my-listing?type=buy');
    await tell(page, 'press Filters');
    await expect(page.getByRole('form', { name: 'Filters' })).toBeVisible();
    await tell(page, 'set highest price to 80 lakh');
    await expect(page.getByLabel('Highest price')).toHaveValue(/80 lakh|8000000/);
    await tell(page, 'show numbers');
    await expect(page.getByText('Every control has a number').first()).toBeVisible();
    await tell(page, 'hide numbers');
    await close();
  });
});
