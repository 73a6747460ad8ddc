import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { coveredControls, cutTexts } from './cut-and-covered.ts';
import { ROUTES } from './routes.ts';

const FOLDER = '.screenshots';
const SIZES = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];
const COLOURS = ['light', 'dark'] as const;
/** How wide a screen is on a contact sheet, in pixels. */
const SMALL = 300;
const SETTLED_MS = 900;

interface Picture {
  name: string;
  /** JPEG in base64. */
  data: string;
}

const fileName = (route: string, colours: string): string =>
  `${route.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home'}-${colours}`;

/** All pictures of one width on one page, each with its name. */
async function contactSheet(page: Page, pictures: readonly Picture[], path: string): Promise<void> {
  const figures = pictures.map(
    ({ name, data }) => `<figure><img src="data:image/jpeg;base64,${data}"><figcaption>${name}</figcaption></figure>`,
  );
  await page.setViewportSize({ width: 6 * (SMALL + 12) + 12, height: 900 });
  await page.setContent(
    `<style>body{display:flex;flex-wrap:wrap;gap:12px;margin:12px;font:12px sans-serif}figure{margin:0;width:${SMALL}px}img{width:100%}</style>${figures.join('')}`,
  );
  await page.screenshot({ path, type: 'jpeg', quality: 70, fullPage: true });
}

/** Takes every route at three widths, light and dark, with a contact sheet per width; gives what is cut or covered. */
export async function takeAllScreens(browser: Browser, url: string): Promise<string[]> {
  const troubles: string[] = [];
  for (const size of SIZES) {
    const folder = `${FOLDER}/${size.width}`;
    mkdirSync(folder, { recursive: true });
    const pictures: Picture[] = [];
    for (const colorScheme of COLOURS) {
      const context = await browser.newContext({ baseURL: url, viewport: size, colorScheme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      for (const route of ROUTES) {
        await page.goto(route);
        await page.waitForTimeout(SETTLED_MS);
        const shot = await page.screenshot({ type: 'jpeg', quality: 75 });
        const name = fileName(route, colorScheme);
        writeFileSync(`${folder}/${name}.jpg`, shot);
        pictures.push({ name, data: shot.toString('base64') });
        if (colorScheme === 'light') {
          const found = [
            ...(await cutTexts(page)).map((text) => `cut: ${text}`),
            ...(await coveredControls(page)).map((text) => `covered: ${text}`),
          ];
          troubles.push(...found.map((trouble) => `${size.width} ${route}: ${trouble}`));
        }
      }
      await context.close();
    }
    const sheet = await browser.newPage();
    await contactSheet(sheet, pictures, `${FOLDER}/${size.width}.jpg`);
    await sheet.close();
    console.log(`${FOLDER}/${size.width}.jpg`);
  }
  return troubles;
}
