import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';
import { expect, listenToVoice, WIDE } from './browser.ts';
import { chromiumPath } from './find-chromium.ts';
import { FLAGS } from './flags.ts';
import { speakInto, writeSilence, type SyntheticVoice } from '../voice/synthetic-voices.ts';

/** Sound that a busy machine drops is said again, as people do. */
const MOST_TRIES = 3;
const SENTENCE_MS = 15_000;
/** Long enough for the model to load on a busy machine. */
const LOADING_SECONDS = 60;

let browser: Browser;
let folder = '';

/** A Chromium whose microphone plays a file each time that it is opened; one for all tests of a file, one after the other. */
export function withMicrophone(): void {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'gharvani-sound-'));
    browser = await chromium.launch({
      executablePath: chromiumPath()!,
      args: [...FLAGS, `--use-file-for-fake-audio-capture=${join(folder, 'microphone.wav')}%noloop`],
    });
  });
  afterAll(async () => {
    await browser?.close();
    if (existsSync(folder)) rmSync(folder, { recursive: true });
  });
}

/** A visitor who speaks, with sound. */
export async function speakerAt(path: string) {
  const context = await browser.newContext({ viewport: WIDE, baseURL: inject('site') });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  const spoken = await listenToVoice(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const file = join(folder, 'microphone.wav');
  const start = page.getByRole('button', { name: 'Start voice input' });
  const said = page.getByRole('region', { name: 'Conversation' }).getByRole('heading', { name: /^You/ });
  return {
    page,
    troubles,
    spoken,
    close: () => context.close(),
    /** Presses the microphone in a quiet room until it listens, which loads the model, and stops. */
    async prepare(): Promise<void> {
      writeSilence(file, LOADING_SECONDS);
      await start.click();
      await expect(page.getByRole('timer', { name: 'Recording time' })).toBeVisible({ timeout: LOADING_SECONDS * 1000 });
      await page.getByRole('button', { name: 'Stop voice input' }).click();
      await expect(start).toBeVisible();
    },
    /** Presses the microphone and says a sentence, and waits until it was heard. */
    async say(text: string, voice: SyntheticVoice = 'slt'): Promise<void> {
      const before = await said.count();
      speakInto(file, text, { voice });
      for (let tries = 1; tries <= MOST_TRIES; tries++) {
        await start.click();
        const heard = said
          .nth(before)
          .waitFor({ timeout: SENTENCE_MS })
          .then(
            () => true,
            () => false,
          );
        if (await heard) return;
        const stop = page.getByRole('button', { name: 'Stop voice input' });
        if (await stop.isVisible()) await stop.click();
        await expect(start).toBeVisible();
      }
      throw new Error(`“${text}” was not heard`);
    },
  };
}
