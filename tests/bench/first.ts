import { chromium, type Browser } from 'playwright';
import { chromiumPath } from '../journeys/find-chromium.ts';
import { startSite } from '../journeys/start-everything.ts';
import { percentile, type Bench } from './bench.ts';

const RUNS = 5;
/** Lighthouse's slow 4G and phone: 150 ms, 1.6 and 0.75 Mbit a second, a processor four times slower. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (0.75 * 1024 * 1024) / 8 };
const SLOWER = 4;
const QUESTION = '2 bhk flats in Kondapur';

/** Milliseconds from the first request: until the page can be read, until it can be used, and until the homes asked for are there. */
async function firstVisit(browser: Browser, url: string): Promise<Record<string, number>> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const start = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const read = performance.now() - start;
  // A question that is sent before the app is there is answered once it is.
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.waitFor();
  await page.locator('#root:not([aria-disabled])').waitFor();
  const usable = performance.now() - start;
  await field.fill(QUESTION);
  await field.press('Enter');
  await page.waitForURL(/my-listing/);
  await page.getByRole('main').getByRole('article').first().waitFor();
  const found = performance.now() - start;
  await context.close();
  return { 'read ms': read, 'usable ms': usable, 'question answered ms': found - usable, 'first homes asked for ms': found };
}

/** How long somebody with a cheap phone on a slow network waits at their first visit, for homes that they ask for (medians; `--count`: runs). */
export const first: Bench = async ({ count = RUNS }) => {
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: chromiumPath()!, args: ['--no-sandbox', '--disable-gpu'] });
  const visits: Record<string, number>[] = [];
  for (let run = 0; run < count; run++) visits.push(await firstVisit(browser, site.url));
  await browser.close();
  await site.stop();
  const result = Object.fromEntries(
    Object.keys(visits[0]!).map((what) => [
      what,
      percentile(
        visits.map((visit) => visit[what]!),
        0.5,
      ),
    ]),
  );
  return { rows: [result], result };
};
