import { globSync, readFileSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { Reader } from '../reader/reader.ts';
import { expectedOf, isHeard, readTranscript, written } from '../reader/transcript.ts';
import { anEmail, mailTo, oneTimePasswordIn } from '../server/shop.ts';
import { installedOf } from './debian.ts';

const isLong = process.env['LONG'] === '1';
const NEEDED = ['orca', 'Xvfb', 'xdotool', 'openbox', 'dbus-daemon'];
const have = isLong ? installedOf(NEEDED, true) : [];
const missing = NEEDED.filter((program) => !have.includes(program));
const without = isLong && missing.length > 0 ? ` (skipped: ${missing.join(', ')} not installed)` : '';

/** A step with what only this run knows in place of its name. */
async function known(does: string, email: string): Promise<string> {
  const named = does.replaceAll('{email}', email);
  if (!named.includes('{password}')) return named;
  return named.replaceAll('{password}', oneTimePasswordIn(await mailTo(inject('dataDir'), email, /one-time password/)));
}

describe.skipIf(!isLong || missing.length > 0)(`what the screen reader Orca says${without}`, () => {
  it.each(globSync('tests/reader/*.txt').toSorted())('is what %s has', { timeout: 600_000 }, async (file) => {
    const email = anEmail();
    const steps = readTranscript(readFileSync(file, 'utf8'));
    const heard: string[] = [];
    const reader = await Reader.at(inject('site'));
    try {
      for (const step of steps) {
        const lines = await reader.take({ ...step, does: await known(step.does, email) });
        // As the transcript has it where that was heard, so that only what differs is shown.
        heard.push(isHeard(step.hears, lines) ? expectedOf(step) : written(step.does, lines));
      }
    } catch (error) {
      heard.push(String(error));
    } finally {
      await reader.close();
    }
    expect(heard.join('\n')).toBe(steps.map(expectedOf).join('\n'));
  });
});
