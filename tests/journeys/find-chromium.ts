import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const USUAL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Where a Chromium is, or null. `CHROMIUM_PATH` names one that stands elsewhere. */
export const chromiumPath = (): string | null =>
  [process.env['CHROMIUM_PATH'], ...USUAL].find((path) => path !== undefined && existsSync(path)) ?? null;

function installWithApt(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-core'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
}

if (import.meta.main && chromiumPath() === null) {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the journeys ...');
    installWithApt();
  }
  if (chromiumPath() === null) {
    console.error('The journeys need Chromium: install the package "chromium", or set CHROMIUM_PATH to the one that you have.');
    process.exitCode = 1;
  }
}
