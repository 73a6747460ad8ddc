import { chromium, type Browser } from 'playwright';
import { chromiumPath } from '../journeys/find-chromium.ts';
import { startSite } from '../journeys/start-everything.ts';
import { startModelStandIn } from '../server/model-stand-in.ts';
import { percentile, type Bench } from './bench.ts';

const RUNS = 15;
const OPEN_QUESTION = 'what is the meaning of life';
const FIRST = 'Nothing in the listings says that.';
const LAST = 'They tell of rooms and lifts.';
/** The model itself takes this long before its last sentence; its first one comes at once. */
const MODEL_MS = 400;

/** Milliseconds from the Enter key: until the first checked sentence is on the screen, and until the whole answer is. */
async function askOnce(browser: Browser, url: string): Promise<[first: number, second: number][]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${url}/page/user/my-listing?search=flats+in+Kondapur+for+sale`);
  await page.locator('#root:not([aria-disabled])').waitFor();
  const field = page.getByRole('textbox', { name: 'Message' });
  // Looked for at each frame: other ways of waiting look away for up to half a second.
  const isSeen = (text: string, times: number) =>
    page.waitForFunction(
      ([wanted, least]) => (document.querySelector('[aria-label="Conversation"]')?.textContent.split(wanted).length ?? 0) > least,
      [text, times] as const,
      { polling: 'raf' },
    );
  const spans: [number, number][] = [];
  for (let turn = 1; turn <= 2; turn++) {
    await field.fill(OPEN_QUESTION);
    const begun = performance.now();
    await field.press('Enter');
    await isSeen(FIRST, turn);
    const first = performance.now() - begun;
    await isSeen(LAST, turn);
    spans.push([first, performance.now() - begun - MODEL_MS]);
  }
  await page.close();
  return spans;
}

/** What asking a language model costs besides the model, which stands in and speaks at once (`--count`: visits). */
export const companion: Bench = async ({ count = RUNS }) => {
  const model = await startModelStandIn();
  model.does([{ text: `${FIRST} ` }, { wait: MODEL_MS }, { text: LAST }]);
  const site = await startSite({ AI_BASE_URL: model.url, AI_MODEL: 'm', TRUSTED_PROXIES: '0' });
  const browser = await chromium.launch({ executablePath: chromiumPath()!, args: ['--no-sandbox', '--disable-gpu'] });
  const visits: [number, number][][] = [];
  for (let run = 0; run < count; run++) visits.push(await askOnce(browser, site.url));
  await browser.close();
  await site.stop();
  await model.stop();
  const of = (turn: number, which: 0 | 1, share: number) =>
    percentile(
      visits.map((visit) => visit[turn]![which]),
      share,
    );
  const result = {
    'first question, first sentence ms': of(0, 0, 0.5),
    'next question, first sentence ms': of(1, 0, 0.5),
    'next question, first sentence p95 ms': of(1, 0, 0.95),
    'next question, whole answer without the model ms': of(1, 1, 0.5),
  };
  return { rows: [result], result };
};
