import { mkdirSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import { takeAllScreens } from './all-screens.ts';
import { chromiumPath } from './find-chromium.ts';
import { startSite } from './start-everything.ts';

const FOLDER = 'tests/journeys/screenshots';

interface Shot {
  name: string;
  width: number;
  height: number;
  dark?: boolean;
  show(page: Page): Promise<void>;
}

const tell = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.keyboard.press('Enter');
  await page.waitForLoadState('networkidle');
};

const SHOTS: Shot[] = [
  { name: 'home', width: 1440, height: 900, show: async (page) => void (await page.goto('/')) },
  {
    name: 'results',
    width: 1440,
    height: 900,
    async show(page) {
      await page.goto('/');
      await tell(page, '2 BHK flats in Gachibowli under 80 lakhs');
      await tell(page, 'read the results');
    },
  },
  {
    name: 'phone',
    width: 390,
    height: 844,
    dark: true,
    async show(page) {
      await page.goto('/');
      await tell(page, 'villas with a swimming pool');
    },
  },
  {
    name: 'telugu',
    width: 1440,
    height: 900,
    async show(page) {
      await page.goto('/?lang=te');
      await page.locator('#assistant-message').fill('గచ్చిబౌలిలో కోటి లోపు 2 BHK ఫ్లాట్ కొనాలి');
      await page.keyboard.press('Enter');
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'urdu',
    width: 390,
    height: 844,
    async show(page) {
      await page.goto('/page/user/my-listing?type=buy&category=Villa&lang=ur');
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => scrollTo(0, 260));
    },
  },
];

/** The pictures of the README, or with `all` those of every screen, taken of the running project. */
const site = await startSite();
const browser = await chromium.launch({ executablePath: chromiumPath()!, args: ['--no-sandbox', '--disable-gpu'] });
// Search by photo is ready a little later than all else.
while (!((await (await fetch(`${site.url}/api/visual-search/status`)).json()) as { collection_ready: boolean }).collection_ready)
  await new Promise((resolve) => setTimeout(resolve, 500));
if (process.argv.includes('all')) {
  const troubles = await takeAllScreens(browser, site.url);
  for (const trouble of troubles) console.log(trouble);
  process.exitCode = troubles.length > 0 ? 1 : 0;
} else {
  await takeForReadme();
}
await browser.close();
await site.stop();

/** The pictures of the README. */
async function takeForReadme(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const { name, width, height, dark, show } of SHOTS) {
    const context = await browser.newContext({ baseURL: site.url, viewport: { width, height }, colorScheme: dark ? 'dark' : 'light' });
    const page = await context.newPage();
    await show(page);
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `${FOLDER}/${name}.jpg`, type: 'jpeg', quality: 80 });
    await context.close();
    console.log(`${FOLDER}/${name}.jpg`);
  }
}
