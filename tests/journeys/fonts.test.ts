import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { it } from 'vitest';
import { STAND_INS } from '../../models/build-fonts.ts';
import { expect, PHONE, visit, withBrowser } from './browser.ts';

withBrowser();

/** Our letters do not come until they are let through; what stands in for them is the same on every machine. */
async function holdLetters(page: Page): Promise<() => void> {
  let letThrough!: () => void;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  for (const { local, source } of STAND_INS)
    await page.route(`**/stand-in/${encodeURIComponent(local[0]!)}`, (route) =>
      route.fulfill({ body: readFileSync(new URL(source)), contentType: 'font/woff2' }),
    );
  return letThrough;
}

/** Gives the page the letters that devices have, under the names and in the sizes of its style sheet. */
const standIn = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const faces = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule instanceof CSSFontFaceRule);
    const before = faces.filter(({ style }) => style.getPropertyValue('src').includes('local('));
    await Promise.all(
      before.map(({ style }) => {
        const value = (name: string) => style.getPropertyValue(name);
        const [, local] = /local\("?(.*?)"?\)/.exec(value('src'))!;
        const face = new FontFace(value('font-family').replaceAll('"', ''), `url("/stand-in/${encodeURIComponent(local!)}")`, {
          sizeAdjust: value('size-adjust'),
          ascentOverride: value('ascent-override'),
          descentOverride: value('descent-override'),
          lineGapOverride: value('line-gap-override'),
          unicodeRange: value('unicode-range'),
        } as FontFaceDescriptors);
        document.fonts.add(face);
        return face.load();
      }),
    );
    return before.length;
  });

/** How far things on the page have moved since it was last asked, as browsers count it. */
const watchMoves = (page: Page) =>
  page.evaluate(() => {
    const all = globalThis as { moved?: number };
    all.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) all.moved! += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });

const OWN: Record<string, readonly string[]> = {
  en: [],
  hi: ['anek-devanagari-400', 'anek-devanagari-600'],
  te: ['anek-telugu-400', 'anek-telugu-600'],
  ur: ['naskh', 'nastaliq'],
};

it.each(Object.keys(OWN))('nothing jumps when the letters of %s come, and no other letters come [G299]', async (language) => {
  const { page, close } = await visit(`/?lang=${language}`, { viewport: PHONE, reducedMotion: 'reduce' });
  const letThrough = await holdLetters(page);
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, file] = /([\w-]+)-[\w-]{8}\.woff2$/.exec(request.url()) ?? [];
    if (file) asked.add(file);
  });
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('article').first()).toContainText('₹');
  expect(await standIn(page)).toBe(STAND_INS.length);
  // Whatever else moves the page at first is over.
  await page.waitForTimeout(1000);
  await watchMoves(page);
  letThrough();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => (globalThis as { moved?: number }).moved)).toBeLessThan(0.025);
  expect([...asked].toSorted()).toEqual(['anek-latin', 'anek-rupee', ...OWN[language]!].toSorted());
  await close();
});
