import { expect } from 'playwright/test';
import { describe, inject, it } from 'vitest';
import { cards, tell, visit, withBrowser } from './browser.ts';

withBrowser();

/** Longer than the app waits before it has the browser keep the site. */
const KEPT_MS = 30_000;

describe('without a network', () => {
  it(
    'what was seen is still there and says when it was found; what was not says so, and comes when the network is back',
    async () => {
      const { page, close } = await visit('/', { serviceWorkers: 'allow' });
      await page.evaluate(async () => navigator.serviceWorker.ready);
      // The browser hands pages to the worker from the next one on.
      await page.goto('/page/user/my-listing?search=2+bhk+in+kondapur&isSearch=true');
      const found = await cards(page).first().getByRole('heading').textContent();
      await tell(page, '2 bhk in miyapur');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/miyapur/i);

      await page.context().setOffline(true);
      await page.goto('/page/user/my-listing?search=2+bhk+in+kondapur&isSearch=true');
      await expect(cards(page).first().getByRole('heading')).toHaveText(found!);
      await expect(page.getByText('You are offline. What you have seen').first()).toBeVisible();
      await tell(page, '2 bhk in miyapur');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/miyapur/i);
      await expect(cards(page).first()).toContainText(/miyapur/i);
      await expect(page.getByText('This is what was found on').first()).toBeVisible();

      // Never seen: the app itself comes, and says what it could not load.
      await page.goto('/page/user/my-listing?search=villas+in+kokapet&isSearch=true');
      const failed = page.getByRole('main').getByText('The server cannot be reached');
      await expect(failed.first()).toBeVisible();
      await page.context().setOffline(false);
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().click();
      await expect(cards(page).first()).toBeVisible();
      await close();
    },
    KEPT_MS * 4,
  );
});

describe('the installed app', () => {
  it('has a name, icons and shortcuts that lead to pages', async () => {
    const site = inject('site');
    expect(await (await fetch(site)).text()).toContain('<link rel="manifest" href="/app.webmanifest"');
    const manifest = (await (await fetch(`${site}/app.webmanifest`)).json()) as {
      name: string;
      icons: { src: string }[];
      shortcuts: { name: string; url: string }[];
    };
    expect(manifest.name).toBe('Gharvani');
    for (const { src } of manifest.icons) expect((await fetch(site + src)).headers.get('content-type')).toMatch(/^image\//);
    expect(manifest.shortcuts.map(({ name }) => name)).toContain('Search by voice');
    for (const { url } of manifest.shortcuts) expect((await fetch(site + url)).status).toBe(200);
  });

  it('offers to listen where it was opened to search by voice', async () => {
    const { page, close } = await visit('/?source=voice');
    await expect(page.getByRole('button', { name: 'Hands-free' })).toBeVisible();
    await expect(page.getByText('press', { exact: false }).first()).toBeVisible();
    await close();
  });
});
