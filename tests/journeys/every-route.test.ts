import type { Page } from 'playwright';
import { beforeAll, describe, inject, it } from 'vitest';
import { expect, PHONE, violations, visit, WIDE, withBrowser, type Visit } from './browser.ts';
import { routeOf } from '../../src/app/routes.tsx';
import { DISTINCT, ROUTES } from './routes.ts';
import { crampedTargets, labelMismatches, walk } from './walk.ts';

withBrowser();

const LONG = process.env['LONG'] !== undefined;

const LIGHT_AND_DARK = ['light', 'dark'] as const;
/** What the short run looks at: both themes and both widths, not each with each. */
const BOTH_ENDS = [
  ['light', WIDE],
  ['dark', PHONE],
] as const;

/** Goes on to another route in the same window, and waits until it is there. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

const LANES = 2;

/** Takes what is waiting in two windows at once, until nothing waits and no window can add more. */
async function inLanes<T>(waiting: T[], viewport: typeof WIDE, work: (item: T, visitor: Visit) => Promise<void>): Promise<void> {
  let busy = 0;
  const lane = async () => {
    const visitor = await visit('/', { viewport, reducedMotion: 'reduce' });
    while (waiting.length > 0 || busy > 0) {
      const item = waiting.shift();
      if (item === undefined) {
        await visitor.page.waitForTimeout(50);
        continue;
      }
      busy++;
      await work(item, visitor).finally(() => busy--);
    }
    await visitor.close();
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** One address of each kind: the same page with another id, locality or page of results is the same link. */
const kindOf = (url: URL) => url.pathname + [...new URLSearchParams(url.search).keys()].toSorted().join('&');

/** The links of our own that pages have shown, by their kind, and where each was. */
const links = new Map<string, { address: string; from: string }>();

async function noteLinks(page: Page): Promise<void> {
  const here = new URL(page.url());
  const hrefs = await page.locator('a[href]').evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
  for (const href of hrefs) {
    const url = new URL(href);
    if (url.origin !== here.origin || url.pathname.startsWith('/api/') || links.has(kindOf(url))) continue;
    links.set(kindOf(url), { address: url.pathname + url.search + url.hash, from: here.pathname });
  }
}

describe.each(LONG ? [WIDE, PHONE] : [WIDE])('every route at $width px', (viewport) => {
  const found: Record<'errors' | 'keyboard' | 'names' | 'targets' | 'sideways' | 'violations', string[]> = {
    errors: [],
    keyboard: [],
    names: [],
    targets: [],
    sideways: [],
    violations: [],
  };

  beforeAll(async () => {
    await inLanes(LONG ? [...ROUTES] : [...DISTINCT], viewport, async (path, { page, troubles }) => {
      const note = (kind: keyof typeof found, problems: string[]) => found[kind].push(...problems.map((problem) => `${path}: ${problem}`));
      const before = troubles.length;
      await goTo(page, path);
      await noteLinks(page);
      // What a page asks for and does not get is told in the page; the console says no more.
      note(
        'errors',
        troubles.slice(before).filter((trouble) => !trouble.startsWith('Failed to load resource')),
      );
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

      for (const [colorScheme, size] of LONG ? LIGHT_AND_DARK.map((scheme) => [scheme, viewport] as const) : BOTH_ENDS) {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme });
        // The link that skips the header covers the logo while it has the focus, as it should.
        await page.evaluate(() => (document.activeElement as HTMLElement).blur());
        note(
          'violations',
          (await violations(page)).map((problem) => `${colorScheme}, ${size.width} px: ${problem}`),
        );
      }
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize(viewport);
    });
  }, 900_000);

  it('opens without an error', () => expect(found.errors).toEqual([]));
  it('has each control reached by Tab, shows where it is, hides it under nothing, and never catches it [G295]', () =>
    expect(found.keyboard).toEqual([]));
  it('has names that begin with what is seen [G302]', () => expect(found.names).toEqual([]));
  it('has targets that can be hit [G296]', () => expect(found.targets).toEqual([]));
  it('needs no sideways scrolling at 320 x 256 [G294]', () => expect(found.sideways).toEqual([]));
  it('has no violation that axe finds [G293]', () => expect(found.violations).toEqual([]));
});

describe('every link', () => {
  it('leads to a route, and the server knows it', async () => {
    const dead: string[] = [];
    for (const { address, from } of links.values()) {
      const { pathname } = new URL(address, inject('site'));
      const { status } = await fetch(inject('site') + address);
      if (!routeOf(pathname) || status !== 200) dead.push(`${address}, from ${from}: ${routeOf(pathname) ? status : 'no route'}`);
    }
    expect(dead).toEqual([]);
    expect(links.size).toBeGreaterThan(20);
  });

  it.runIf(LONG)(
    'leads somewhere, without an error',
    async () => {
      const left = [...links.values()];
      const dead: string[] = [];
      await inLanes(left, WIDE, async ({ address, from }, { page, troubles }) => {
        const before = troubles.length;
        await goTo(page, address);
        const here = new URL(page.url());
        if (here.pathname !== new URL(address, here.origin).pathname) dead.push(`${address}, from ${from}, ended at ${here.pathname}`);
        if (await page.getByText('Page not found. Showing the home page.').count()) dead.push(`${address}, from ${from}`);
        if (troubles.length > before) dead.push(`${address}: ${troubles.slice(before).join(' ')}`);
        const known = new Set(links.keys());
        await noteLinks(page);
        left.push(...[...links].filter(([kind]) => !known.has(kind)).map(([, link]) => link));
      });
      expect(dead).toEqual([]);
    },
    300_000,
  );
});
