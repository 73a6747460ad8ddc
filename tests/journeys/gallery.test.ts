import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, PHONE, visit, WIDE, withBrowser } from './browser.ts';

withBrowser();

let vite: ViteDevServer;
let gallery: string;

beforeAll(async () => {
  vite = await createServer({ server: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
  await vite.listen();
  gallery = new URL('tests/gallery/index.html', vite.resolvedUrls!.local[0]).href;
});
afterAll(() => vite.close());

describe('the gallery of components', () => {
  it.each([
    ['wide', 'light', WIDE],
    ['wide', 'dark', WIDE],
    ['phone', 'light', PHONE],
    ['phone', 'dark', PHONE],
  ] as const)('has nothing that axe finds, and nothing wider than the page: %s, %s', async (_, colorScheme, viewport) => {
    const { page, close } = await visit(gallery, { colorScheme, viewport });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    for (const opener of ['Open a dialog', 'Open a full dialog']) {
      await page.getByRole('button', { name: opener }).click();
      await page.getByRole('dialog').waitFor();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await close();
  });
});
