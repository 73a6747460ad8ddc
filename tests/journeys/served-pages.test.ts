import { expect } from 'playwright/test';
import { describe, it, inject } from 'vitest';
import { tell, visit, withBrowser, cards } from './browser.ts';

withBrowser();

/** What comes by itself has come by then. */
const REST_MS = 3000;

const PHONE = { width: 390, height: 844 };
const WIDTHS = [PHONE, { width: 900, height: 900 }, { width: 1440, height: 900 }];

const PAGES = [
  '/',
  '/page/user/my-listing?search=2+bhk+in+kondapur&isSearch=true',
  '/page/rental',
  '/property/1',
  '/property/property-comparison?ids=12,14',
  '/locality/kondapur',
  '/agent',
  '/agent/agent-profile?id=1',
  '/help',
  '/help/search-by-voice',
  '/subscription-plans',
  '/page/homeloancalculator',
  '/privacy-policy',
  '/accessibility',
  '/contact',
];

/** What a page says in its main part: headings, homes, prices. */
const told = (page: Awaited<ReturnType<typeof visit>>['page']) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, strong)')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.textContent),
  );

describe('a page from the server', () => {
  it.each(PAGES)('says the same before and after its script: %s', async (path) => {
    const still = await visit(path, { javaScriptEnabled: false });
    const served = await told(still.page);
    await still.close();
    const { page, troubles, close } = await visit(path, { timezoneId: 'America/New_York' });
    expect(served.length).toBeGreaterThan(0);
    await expect.poll(() => told(page)).toEqual(served);
    expect(troubles).toEqual([]);
    await close();
  });

  it.each(WIDTHS)('is taken over without a fault, and nothing moves, at $width px', async (viewport) => {
    const { page, troubles, close } = await visit('/page/user/my-listing?type=buy', {
      viewport,
      timezoneId: 'Asia/Kolkata',
      before: (fresh) =>
        fresh.addInitScript(() => {
          Object.assign(globalThis, { moved: 0 });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              (globalThis as unknown as { moved: number }).moved += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
        }),
    });
    await expect(cards(page).first()).toBeVisible();
    expect(await page.evaluate(() => (globalThis as unknown as { moved: number }).moved)).toBeLessThan(0.02);
    expect(troubles).toEqual([]);
    await close();
  });

  it('is in the language of its address, for two visitors at the same time', async () => {
    const ask = async (language: string) => (await fetch(`${inject('site')}/?lang=${language}`)).text();
    const [telugu, urdu, english] = await Promise.all([ask('te'), ask('ur'), ask('en')]);
    expect(telugu).toContain('<html lang="te" dir="ltr">');
    expect(telugu).toMatch(/<h1[^>]*>[^<]*[\u0c00-\u0c7f]/);
    expect(urdu).toContain('<html lang="ur" dir="rtl">');
    expect(urdu).toMatch(/<h1[^>]*>[^<]*[\u0600-\u06ff]/);
    expect(english).toMatch(/<h1[^>]*>[^<]*home/);
  });

  it('tells programs the truth about what is there', async () => {
    const status = async (path: string) => (await fetch(inject('site') + path)).status;
    expect(await status('/')).toBe(200);
    expect(await status('/no/such/page')).toBe(404);
    expect(await status('/property/99999999')).toBe(410);
    expect(await status('/page/user/my-listing?page=1000000000')).toBe(400);
    expect(await (await fetch(`${inject('site')}/no/such/page`)).text()).toContain('<article');
  });

  it('is not made of what is about one person', async () => {
    for (const path of ['/admin', '/favourites', '/page/other-pages/log-in', '/signup', '/page/user/my-listing?mine=true'])
      expect(await (await fetch(inject('site') + path)).text()).toContain('<div id="root"></div>');
  });
});

describe('the first load', () => {
  it('has its styles in the page, and asks for scripts only when it can be read', async () => {
    const read = async (path: string) => (await fetch(inject('site') + path)).text();
    const [rendered, plain] = await Promise.all([read('/?lang=te'), read('/signup')]);
    for (const page of [rendered, plain]) {
      expect(page).toContain('<style nonce=');
      expect(page).not.toContain('rel="stylesheet"');
    }
    expect(rendered).not.toMatch(/<script type="module"|<link rel="modulepreload"/);
    expect(rendered).toContain('<link data-late="preload" href="/assets/i18n/te.json"');
    expect(plain).toMatch(/<script type="module"[^>]* src=/);

    const { page, close } = await visit('/', { viewport: PHONE });
    const [readable, scripts] = await page.evaluate(() => [
      (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).domContentLoadedEventStart,
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => /\/assets\/.+\.js/.test(name))
        .map(({ startTime }) => startTime),
    ]);
    expect(scripts.length).toBeGreaterThan(0);
    expect(Math.min(...scripts)).toBeGreaterThan(readable);
    await close();
  });

  it('brings at most 170 KB of script before anybody presses anything, in few requests, and nothing of photos or understanding [G304]', async () => {
    const { page, close } = await visit('/', { viewport: PHONE });
    await page.waitForTimeout(REST_MS);
    const { files, document } = await page.evaluate(() => ({
      files: (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(({ name, encodedBodySize }) => ({
        name,
        encodedBodySize,
      })),
      document: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).encodedBodySize,
    }));
    const scripts = files.filter(({ name }) => /\.js(\?|$)/.test(name));
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)).toBeLessThan(170 * 1024);
    expect(scripts.map(({ name }) => name).join(' ')).not.toMatch(/gate-worker|understanding-worker|wishes|tf/);
    expect(document).toBeLessThan(40 * 1024);
    expect(files.length).toBeLessThan(36);
    await close();
  });
});

describe('without a script', () => {
  it('homes are searched and opened', async () => {
    const { page, close } = await visit('/', { javaScriptEnabled: false });
    await page.waitForLoadState();
    await page.getByRole('combobox', { name: 'Search properties' }).fill('villas in kokapet');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('kokapet');
    await cards(page).first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'Facts' })).toBeVisible();
    await close();
  });

  it('the next page of results is a link', async () => {
    const { page, close } = await visit('/page/user/my-listing?type=buy', { javaScriptEnabled: false });
    const first = await cards(page).first().textContent();
    await page.getByRole('navigation', { name: 'Pages of results' }).getByRole('link').last().click();
    await expect(cards(page).first()).not.toHaveText(first!);
    await close();
  });
});

describe('before the app has taken a page over', () => {
  /** Its scripts come only when the test lets them. */
  async function slowly(path: string) {
    let go = (): void => undefined;
    const wait = new Promise<void>((resolve) => (go = resolve));
    const seen = await visit(path, {
      javaScriptEnabled: true,
      before: async (page) => {
        await page.route('**/assets/index-*.js', async (route) => {
          await wait;
          await route.continue();
        });
      },
      early: true,
    });
    await seen.page.locator('#answers').waitFor({ state: 'attached' });
    return { ...seen, go };
  }

  it('a question that is sent is answered after it', async () => {
    const { page, go, close } = await slowly('/');
    await page.evaluate(() => {
      const field = document.querySelector<HTMLTextAreaElement>('#assistant-message')!;
      field.value = 'villas in kokapet';
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    });
    go();
    await expect(page).toHaveURL(/my-listing/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Kokapet/i);
    await close();
  });

  it('a button that is pressed does its work after it', async () => {
    const { page, go, close } = await slowly('/property/1');
    await page.evaluate(() => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Save')!.click());
    go();
    await expect(page.getByRole('button', { name: /^Save/ }).first()).toHaveAttribute('aria-pressed', 'true');
    await tell(page, 'open my favourites');
    await expect(cards(page)).toHaveCount(1);
    await close();
  });

  it('what is typed stays', async () => {
    const { page, go, close } = await slowly('/');
    await page.evaluate(() => (document.querySelector<HTMLTextAreaElement>('#assistant-message')!.value = '3 bhk'));
    go();
    await expect(page.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('3 bhk');
    await close();
  });
});

describe('for search engines', () => {
  const read = async (path: string) => (await fetch(inject('site') + path)).text();
  const places = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);

  it('robots are told where everything is, and every home and place is there', async () => {
    const site = inject('site');
    expect(await read('/robots.txt')).toContain(`Sitemap: ${site}/sitemap.xml`);
    const maps = places(await read('/sitemap.xml'));
    expect(maps[0]).toBe(`${site}/sitemap-pages.xml`);
    const pages = places(await read('/sitemap-pages.xml'));
    expect(pages).toContain(`${site}/page/buy`);
    expect(pages.some((address) => address.endsWith('locality=Gachibowli'))).toBe(true);
    const homes = places(await read(maps[1]!.slice(site.length)));
    expect(homes.length).toBeGreaterThan(5000);
    expect((await fetch(homes[0]!)).status).toBe(200);
    expect((await fetch(`${site}/sitemap-homes-999.xml`)).status).toBe(404);
  });

  it('a page says which of its addresses is the first', async () => {
    expect(await read('/page/user/my-listing?type=buy&isSearch=true&source=search&lang=te')).toMatch(
      /<link rel="canonical" href="[^"]+\/page\/user\/my-listing\?type=buy" \/>/,
    );
  });
});
