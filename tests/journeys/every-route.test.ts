import type { Page } from 'playwright';
import { beforeAll, describe, it } from 'vitest';
import { expect, expectAccessible, PHONE, visit, WIDE, withBrowser } from './browser.ts';
import { ROUTES } from './routes.ts';
import { crampedTargets, labelMismatches, walk } from './walk.ts';

withBrowser();

const LONG = process.env['LONG'] !== undefined;

const LOOKS = [
  ['wide', 'light', WIDE],
  ['wide', 'dark', WIDE],
  ['phone', 'light', PHONE],
  ['phone', 'dark', PHONE],
] as const;

/** Goes on to another route in the same window, and waits until it is there. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

describe.each(LONG ? LOOKS : LOOKS.slice(3))('every route, %s, %s', (_, colorScheme, viewport) => {
  it.each(ROUTES)('%s has no violation', async (path) => {
    const { page, close } = await visit(path, { viewport, colorScheme });
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
    await close();
  });
});

describe.each(LONG ? [LOOKS[0], LOOKS[2]] : [LOOKS[0]])('every route, %s', (_, __, viewport) => {
  const found: Record<'keyboard' | 'names' | 'targets' | 'sideways', string[]> = { keyboard: [], names: [], targets: [], sideways: [] };

  beforeAll(async () => {
    const { page, close } = await visit('/', { viewport, reducedMotion: 'reduce' });
    for (const path of ROUTES) {
      const note = (kind: keyof typeof found, problems: string[]) => found[kind].push(...problems.map((problem) => `${path}: ${problem}`));
      await goTo(page, path);
      note('names', await labelMismatches(page));
      note('targets', await crampedTargets(page));
      note('keyboard', await walk(page));
      await page.setViewportSize({ width: 320, height: 256 });
      const isBeside = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      const fits = await expect
        .poll(isBeside, { timeout: 2000 })
        .toBe(false)
        .then(
          () => true,
          () => false,
        );
      note('sideways', fits ? [] : ['scrolls sideways']);
      await page.setViewportSize(viewport);
    }
    await close();
  }, 400_000);

  it('has each control reached by Tab, shows where it is, hides it under nothing, and never catches it', () =>
    expect(found.keyboard).toEqual([]));
  it('has names that begin with what is seen', () => expect(found.names).toEqual([]));
  it('has targets that can be hit', () => expect(found.targets).toEqual([]));
  it('needs no sideways scrolling at 320 x 256', () => expect(found.sideways).toEqual([]));
});

describe('every link', () => {
  it('leads somewhere, without an error', async () => {
    const { page, troubles, close } = await visit('/');
    const origin = new URL(page.url()).origin;
    /** One address of each kind: the same page with another id, locality or page of results is the same link. */
    const kindOf = (url: URL) => url.pathname + [...new URLSearchParams(url.search).keys()].toSorted().join('&');
    const seen = new Set<string>();
    const left: { address: string; from: string }[] = [{ address: '/', from: 'the start' }];
    const dead: string[] = [];
    while (left.length > 0) {
      const { address, from } = left.shift()!;
      const before = troubles.length;
      await goTo(page, address);
      const here = new URL(page.url());
      if (here.pathname !== new URL(address, origin).pathname) dead.push(`${address}, from ${from}, ended at ${here.pathname}`);
      if (await page.getByText('Page not found. Showing the home page.').count()) dead.push(`${address}, from ${from}`);
      if (troubles.length > before) dead.push(`${address}: ${troubles.slice(before).join(' ')}`);
      const hrefs = await page.locator('a[href]').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      for (const href of hrefs) {
        const url = new URL(href);
        if (url.origin !== origin || url.pathname.startsWith('/api/') || seen.has(kindOf(url))) continue;
        seen.add(kindOf(url));
        left.push({ address: url.pathname + url.search + url.hash, from: here.pathname });
      }
    }
    expect(dead).toEqual([]);
    expect(seen.size).toBeGreaterThan(20);
    await close();
  }, 300_000);
});
