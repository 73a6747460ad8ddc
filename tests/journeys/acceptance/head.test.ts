import type { Page } from 'playwright';
import { describe, inject, it } from 'vitest';
import { cards, expect, tell, visit, withBrowser } from '../browser.ts';

withBrowser();

/** What was stopped by the policy, from the first script on. */
async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const stopped: string[] = [];
    Object.assign(globalThis, { stopped });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      stopped.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
}

const stopped = (page: Page) => page.evaluate(() => (globalThis as unknown as { stopped: string[] }).stopped);

describe('the answer of the server', () => {
  it('G306 lets scripts in by a nonce only, and nothing is stopped by that', async () => {
    const [first, second] = await Promise.all([fetch(inject('site')), fetch(`${inject('site')}/property/1?id=12`)]);
    const policies = [first, second].map((answer) => answer.headers.get('Content-Security-Policy')!);
    const scripts = /script-src ([^;]*)/.exec(policies[0]!)![1]!;
    expect(scripts).toMatch(/^'nonce-[\w+/=-]{16,}' 'strict-dynamic' 'wasm-unsafe-eval'$/);
    expect(policies[0]).toMatch(/object-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/);
    expect(policies[1]).not.toBe(policies[0]);
    const html = await first.text();
    const [, nonce] = /'nonce-([^']+)'/.exec(policies[0]!)!;
    expect(html.match(/<script\b[^>]*>/g)!.every((script) => script.includes(`nonce="${nonce}"`))).toBe(true);
    for (const [name, value] of Object.entries({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=(self), payment=(self)',
    }))
      expect(first.headers.get(name)).toBe(value);

    const { page, troubles, close } = await visit('/', { before: watchPolicy });
    await tell(page, '2 BHK flats in Gachibowli');
    await expect(page).toHaveURL(/locality=Gachibowli/);
    await expect(cards(page).first()).toContainText('Gachibowli');
    await cards(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/property\//);
    await page.getByRole('button', { name: 'Contact' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await stopped(page)).toEqual([]);
    expect(troubles).toEqual([]);

    const run = await page.evaluate(() => {
      const script = Object.assign(document.createElement('div'), { innerHTML: '<img src="x:" onerror="globalThis.hurt = true">' });
      document.body.append(script);
      return new Promise((resolve) => setTimeout(() => resolve((globalThis as { hurt?: boolean }).hurt ?? false), 300));
    });
    expect(run).toBe(false);
    expect((await stopped(page)).join()).toContain('script-src');
    await close();
  });

  it('says in which language a linked page is, and where it stands in the others', async () => {
    const html = await (await fetch(`${inject('site')}/favourites?lang=ur`)).text();
    expect(html).toContain('<html lang="ur" dir="rtl">');
    const others = [...html.matchAll(/<link rel="alternate" hreflang="(\w+)" href="[^"]+\/favourites\?lang=(\w+)"/g)];
    expect(others.map(([, tag, asked]) => [tag, asked])).toEqual(['en', 'hi', 'te', 'ur'].map((tag) => [tag, tag]));
    expect(await (await fetch(`${inject('site')}/favourites?lang=xx`)).text()).toContain('<html lang="en" dir="ltr">');
  });

  it('G310 tells other programs about a home, before and after scripts have run', async () => {
    const address = '/property/1?id=12';
    const html = await (await fetch(inject('site') + address)).text();
    const data = JSON.parse(/<script [^>]*type="application\/ld\+json">([^<]*)<\/script>/.exec(html)![1]!) as Record<string, unknown>;
    expect(data).toMatchObject({ '@type': 'RealEstateListing', 'url': expect.stringContaining(address) });
    expect(html).toContain(`<title>${String(data['name'])} · Gharvani</title>`);
    expect(html).toMatch(/<meta data-page property="og:image" content="http[^"]+\/photos\//);
    expect(await (await fetch(`${inject('site')}/property/1?id=999999999`)).text()).not.toContain('og:title');

    const { page, close } = await visit(address);
    const head = page.locator('head');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(data['name']));
    await expect(head.locator('meta[property="og:title"]')).toHaveCount(1);
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /home page/ })
      .click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator('meta[property="og:title"], script[type="application/ld+json"]')).toHaveCount(0);
    await close();
  });
});
