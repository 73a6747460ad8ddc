import type { Locator, Page } from 'playwright';
import { expect } from './browser.ts';

/** How far from its time something may come: the page has other work, too. */
const NEAR_MS = 400;

/** How long a person thinks about the browser's question whether the page may listen; no time of a recording. */
export const PERMISSION_MS = 5000;

interface Noted {
  noted?: Record<string, number>;
}

/** Before a visit: the page gets a clock that can be moved, and notes when this text, or what `[...]` selects, is first there. */
export async function withClock(page: Page, text = ''): Promise<void> {
  await page.clock.install();
  if (text) {
    await page.addInitScript((wanted) => {
      new MutationObserver((_, observer) => {
        const there = wanted.startsWith('[') ? document.querySelector(wanted) : document.body?.textContent?.includes(wanted);
        if (!there) return;
        Object.assign(globalThis, { noted: { ...(globalThis as Noted).noted, [wanted]: Date.now() } });
        observer.disconnect();
      }).observe(document, { subtree: true, childList: true, characterData: true });
    }, text);
  }
}

const notedAt = (page: Page, text: string): Promise<number> =>
  expect
    .poll(() => page.evaluate((wanted) => (globalThis as Noted).noted?.[wanted] ?? 0, text))
    .toBeGreaterThan(0)
    .then(() => page.evaluate((wanted) => (globalThis as Noted).noted![wanted]!, text));

/** What has come with what was noted is still there shortly before these milliseconds are over, and gone shortly after. */
export async function expectGoneAfter(page: Page, shown: Locator, text: string, ms: number): Promise<void> {
  await expect(shown).toBeVisible();
  await page.clock.pauseAt((await notedAt(page, text)) + ms - NEAR_MS);
  await expect(shown).toBeVisible();
  await page.clock.runFor(2 * NEAR_MS);
  await expect(shown).toBeHidden();
  await page.clock.resume();
}

/** The page was asked to listen: time passes until it may. */
export async function passPermission(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => 'recognisers' in globalThis)).toBe(true);
  await page.clock.runFor(PERMISSION_MS);
}

/** Moves the page's clock to these milliseconds after the first recording began, and holds it there. */
export async function recordFor(page: Page, ms: number): Promise<void> {
  await page.clock.pauseAt((await notedAt(page, 'recording')) + ms);
}
