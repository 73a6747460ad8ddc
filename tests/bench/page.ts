import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { chromiumPath } from '../journeys/find-chromium.ts';
import { startSite } from '../journeys/start-everything.ts';
import type { Bench } from './bench.ts';
import { lighthouseOf } from './lighthouse.ts';

const SETTLED_MS = 3500;

interface Loaded {
  url: string;
  type: string;
  bytes: number;
  /** Milliseconds after the first paint. */
  afterPaint: number;
}

/** What the first load of the home page brings, how soon and how steadily it stands, and what Lighthouse says (`--count`: runs a route). */
export const page: Bench = async ({ count }) => {
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: chromiumPath()!, args: ['--no-sandbox', '--disable-gpu'] });
  const tab = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const loaded: Promise<Loaded | null>[] = [];
  let start = 0;
  tab.on('response', (response) => {
    const at = performance.now() - start;
    loaded.push(
      response
        .body()
        .then((body) => ({ url: response.url(), type: response.request().resourceType(), bytes: gzipSync(body).length, afterPaint: at }))
        .catch(() => null),
    );
  });
  await tab.addInitScript(() => {
    const metrics = { lcp: 0, cls: 0, fcp: 0 };
    Object.assign(globalThis, { metrics });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) metrics.lcp = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) metrics.cls += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      metrics.fcp = list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? metrics.fcp;
    }).observe({ type: 'paint', buffered: true });
  });
  start = performance.now();
  await tab.goto(site.url);
  await tab.waitForTimeout(SETTLED_MS);
  const metrics = await tab.evaluate(() => (globalThis as unknown as { metrics: { lcp: number; cls: number; fcp: number } }).metrics);
  const files = (await Promise.all(loaded)).flatMap((file) => file ?? []);
  await browser.close();

  const scripts = files.filter((file) => file.type === 'script');
  const kb = (list: Loaded[]) => Math.round(list.reduce((sum, file) => sum + file.bytes, 0) / 102.4) / 10;
  const result = {
    scriptKbBeforeInteraction: kb(scripts),
    styleKb: kb(files.filter((file) => file.type === 'stylesheet')),
    translationKb: kb(files.filter((file) => file.url.includes('/i18n/'))),
    requests: files.length,
    firstContentfulPaintMs: Math.round(metrics.fcp),
    largestContentfulPaintMs: Math.round(metrics.lcp),
    layoutShift: Math.round(metrics.cls * 1000) / 1000,
  };
  console.table(Object.entries(result).map(([what, value]) => ({ what, value })));
  const routes = lighthouseOf(site.url, count ?? 1);
  await site.stop();
  return { rows: routes as Record<string, string | number>[], result: { ...result, routes } };
};
