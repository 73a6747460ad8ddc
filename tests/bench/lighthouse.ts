import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from '../journeys/find-chromium.ts';
import { percentile } from './bench.ts';

/** Too large to come with every installation: npm fetches it when it is measured with. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

const ROUTES = ['/', '/page/user/my-listing?type=buy', '/property/1', '/agent', '/help', '/subscription-plans'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const METRICS: Record<string, string> = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  'CLS': 'cumulative-layout-shift',
};

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

function reportOf(url: string, file: string): Report | null {
  const { status } = spawnSync(
    'npm',
    [
      'exec',
      '--yes',
      `--package=${LIGHTHOUSE}`,
      '--',
      'lighthouse',
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${CATEGORIES.join()}`,
      '--chrome-flags=--headless --no-sandbox',
    ],
    { env: { ...process.env, CHROME_PATH: chromiumPath()! }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  return status === 0 ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;
}

/** Lighthouse's phone preset over six routes, medians of some runs; null for a route that it could not measure. */
export function lighthouseOf(site: string, runs: number): { route: string; [what: string]: string | number | null }[] {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const rows = ROUTES.map((route) => {
    const reports = Array.from({ length: runs }, () => reportOf(site + route, join(folder, 'report.json'))).flatMap(
      (report) => report ?? [],
    );
    const median = (read: (report: Report) => number) => (reports.length === 0 ? null : percentile(reports.map(read), 0.5));
    return {
      route,
      ...Object.fromEntries(CATEGORIES.map((name) => [name, median(({ categories }) => 100 * (categories[name]?.score ?? 0))])),
      ...Object.fromEntries(
        Object.entries(METRICS).map(([name, audit]) => [name, median(({ audits }) => audits[audit]?.numericValue ?? 0)]),
      ),
    };
  });
  rmSync(folder, { recursive: true, force: true });
  return rows;
}
