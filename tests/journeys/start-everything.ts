import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { copyFilled, filledFolder } from '../server/filled/filled-folder.ts';
import { FLAGS } from './flags.ts';
import { chromiumPath } from './find-chromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    site: string;
    /** The data folder of the site, with its outbox. */
    dataDir: string;
    /** Where the one Chromium of all journeys listens. */
    chromium: string;
  }
}

/** Builds the pages as people get them: a test runner's own setting would bring React's development code, which does things twice. */
async function buildPages(): Promise<void> {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const building = spawn(process.execPath, ['src/server/build-site.ts', '--if-changed'], {
    env,
    stdio: 'inherit',
  });
  const [code] = (await once(building, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`the pages could not be built: the build ended with code ${code}`);
}

/** Builds the pages and starts the server as a person would, with these settings, and a data folder of its own on any free port. */
export async function startSite(settings: Record<string, string> = {}): Promise<{ url: string; dataDir: string; stop(): Promise<void> }> {
  await buildPages();
  const dataDir = mkdtempSync(join(tmpdir(), 'gharvani-journeys-'));
  copyFilled(filledFolder(), dataDir);
  const server = spawn(process.execPath, ['src/server/main.ts'], {
    env: { ...process.env, ...settings, PORT: '0', DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const chunk of server.stdout) {
    said += String(chunk);
    const url = /is ready: (\S+)/.exec(said)?.[1];
    if (!url) continue;
    return {
      url,
      dataDir,
      async stop() {
        server.kill('SIGTERM');
        await once(server, 'exit');
        rmSync(dataDir, { recursive: true, force: true });
      },
    };
  }
  throw new Error(`the server ended after: ${said}`);
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const site = await startSite();
  const browser = await chromium.launchServer({ executablePath: chromiumPath()!, args: FLAGS });
  project.provide('site', site.url);
  project.provide('dataDir', site.dataDir);
  project.provide('chromium', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await site.stop();
  };
}
