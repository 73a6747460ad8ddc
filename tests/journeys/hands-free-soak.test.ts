import type { CDPSession, Page } from 'playwright';
import { expect as usual, it } from 'vitest';
import { expect, withBrowser } from './browser.ts';
import { talkAt } from './talk.ts';

withBrowser();

const MINUTE_MS = 60_000;
const SOAK_MS = 15 * MINUTE_MS;
/** Until then screens, words and the model are loaded for the first time. */
const WARM_MS = 2 * MINUTE_MS;
/** What people leave between a reply and the next sentence. */
const PAUSE_MS = 1500;
/** What may be there more after thirteen minutes: caches that have a bound of their own. */
const MOST_MORE_MB = 4;
const MB = 1024 * 1024;

/** A round of ordinary turns, and what is said to each. */
const ROUND: [sentence: string, reply: RegExp][] = [
  ['um show me two bedroom flats in Gachibowli', /I found \d+ homes/],
  ['okay only furnished ones', /I found \d+ homes/],
  ['read the results', /Number 1: /],
  ['go on', /Number \d+: |That was/],
  ['open the first one', /Opening/],
  ['how much is it', /lakh|crore|thousand/],
  ['save it', /Saved|already/i],
  ['remove it from my favourites', /.+/],
  ['go back', /.+/],
  ['blue bananas sing at noon', /.+/],
  ['start over', /.+/],
];

async function heapMb(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / MB;
}

const listens = (page: Page) => page.getByRole('button', { name: 'Hands-free' }).getAttribute('aria-pressed');

it.runIf(process.env['LONG'])(
  'fifteen minutes of hands-free turns lose no microphone and gather no memory',
  async () => {
    const { page, troubles, spoken, say, close } = await talkAt('/');
    const devtools = await page.context().newCDPSession(page);
    await page.getByRole('button', { name: 'Hands-free' }).click();
    await expect.poll(async () => (await spoken()).join(' ')).toMatch(/Hands-free is on/);
    const start = Date.now();
    let turns = 0;
    let warm: number | null = null;
    while (Date.now() - start < SOAK_MS) {
      for (const [sentence, reply] of ROUND) {
        await say(sentence, reply);
        turns++;
        await page.waitForTimeout(PAUSE_MS);
      }
      usual(await listens(page)).toBe('true');
      // The test keeps what was spoken; the page must not be blamed for it.
      await page.evaluate(() => void ((globalThis as unknown as { spoken: string[] }).spoken.length = 0));
      if (warm === null && Date.now() - start >= WARM_MS) warm = await heapMb(devtools);
    }
    const end = await heapMb(devtools);
    console.log(
      `${turns} turns in ${Math.round((Date.now() - start) / MINUTE_MS)} minutes; heap ${warm?.toFixed(1)} MB, then ${end.toFixed(1)} MB`,
    );
    usual(end - warm!).toBeLessThan(MOST_MORE_MB);
    expect(troubles).toEqual([]);
    await close();
  },
  SOAK_MS + 5 * MINUTE_MS,
);
