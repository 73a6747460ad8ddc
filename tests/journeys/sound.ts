import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';
import { expect, listenToVoice, WIDE } from './browser.ts';
import { chromiumPath } from './find-chromium.ts';
import { FLAGS } from './flags.ts';
import { installedOf } from './debian.ts';

/** Voices of the programs that Debian has for it. */
const VOICES = {
  slt: (text: string, file: string) => ['flite', '-voice', 'slt', '-t', text, '-o', file],
  rms: (text: string, file: string) => ['flite', '-voice', 'rms', '-t', text, '-o', file],
  espeak: (text: string, file: string) => ['espeak-ng', '-v', 'en-us', '-s', '145', '-w', file, text],
} as const;
export type SyntheticVoice = keyof typeof VOICES;

/** Which of the programs that speak are missing; as root they are installed for the long tests. */
export const missingVoices = (): string[] => {
  const wanted = ['flite', 'espeak-ng'];
  const have = installedOf(wanted, process.env['LONG'] === '1');
  return wanted.filter((name) => !have.includes(name));
};

/** Seconds until a sentence begins; the first has to wait for the model. */
const SILENCE = 2;
const FIRST_SILENCE = 6;

interface Sound {
  samples: Buffer;
  rate: number;
}

const HEAD_BYTES = 44;

function readWav(file: string): Sound {
  const bytes = readFileSync(file);
  const data = bytes.indexOf('data', 12, 'latin1') + 8;
  return { samples: bytes.subarray(data), rate: bytes.readUInt32LE(24) };
}

function wavOf({ samples, rate }: Sound): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.write('RIFF', 0);
  head.writeUInt32LE(HEAD_BYTES - 8 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

const silence = (seconds: number, rate: number): Buffer => Buffer.alloc(Math.round(seconds * rate) * 2);

/** Speaks a sentence into a file, with silence before and after it. */
export function speakInto(file: string, text: string, { voice = 'slt' as SyntheticVoice, before = SILENCE, after = 4 } = {}): void {
  const raw = `${file}.raw.wav`;
  const [program, ...args] = VOICES[voice](text, raw);
  execFileSync(program!, args, { stdio: 'ignore' });
  const { samples, rate } = readWav(raw);
  rmSync(raw);
  writeFileSync(file, wavOf({ samples: Buffer.concat([silence(before, rate), samples, silence(after, rate)]), rate }));
}

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
  const said = page.getByRole('region', { name: 'Conversation' }).getByRole('heading', { name: /^You/ });
  return {
    page,
    troubles,
    spoken,
    close: () => context.close(),
    /** Presses the microphone and says a sentence, and waits until it was heard. */
    async say(text: string, voice: SyntheticVoice = 'slt'): Promise<void> {
      const before = await said.count();
      speakInto(join(folder, 'microphone.wav'), text, { voice, before: before === 0 ? FIRST_SILENCE : SILENCE });
      await page.getByRole('button', { name: 'Start voice input' }).click();
      await expect.poll(() => said.count(), { message: text, timeout: 25_000 }).toBe(before + 1);
    },
  };
}
