import { readFileSync, rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, inject, it } from 'vitest';
import { missingVoices, speakInto } from '../voice/synthetic-voices.ts';
import { expect } from './browser.ts';
import { installedOf } from './debian.ts';
import { Firefox } from './firefox.ts';

const isLong = process.env['LONG'] === '1';
const NEEDED = ['firefox-esr', 'pulseaudio'];
const have = installedOf(NEEDED, isLong);
const missing = [...NEEDED.filter((program) => !have.includes(program)), ...missingVoices()];
const without = missing.length > 0 ? ` (skipped: ${missing.join(', ')} not installed)` : '';

/** A microphone that hears a file, as Firefox has none for tests that does. */
function microphoneOf(wav: string): string {
  return `
    const bytes = Uint8Array.from(atob('${readFileSync(wav).toString('base64')}'), (letter) => letter.charCodeAt(0));
    navigator.mediaDevices.getUserMedia = async () => {
      const context = new AudioContext();
      const source = context.createBufferSource();
      source.buffer = await context.decodeAudioData(bytes.slice().buffer);
      const microphone = context.createMediaStreamDestination();
      source.connect(microphone);
      // The sentence begins once the page listens.
      globalThis.speakNow = () => source.start();
      return microphone.stream;
    };`;
}

const CONVERSATION = `document.querySelector('[aria-label="Conversation"]')?.innerText ?? ''`;

describe.skipIf(!isLong || missing.length > 0)(`Firefox, which has no recogniser${without}`, () => {
  it('says so, hears a sentence on the device, and takes typed ones', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gharvani-sound-'));
    const firefox = await Firefox.open();
    try {
      const wav = join(folder, 'said.wav');
      speakInto(wav, 'show me two bedroom flats in gachibowli under eighty lakhs', { before: 0.5, after: 3 });
      await firefox.before(microphoneOf(wav));
      await firefox.visit(inject('site'));
      expect(await firefox.read(`typeof (globalThis.SpeechRecognition ?? globalThis.webkitSpeechRecognition)`)).toBe('undefined');
      await firefox.until('document.readyState', /complete/);
      await firefox.press('Start voice input');
      await firefox.until(CONVERSATION, /not supported in your browser\. I hear you on this device instead, and no sound leaves it/);
      await firefox.until(`Boolean(document.querySelector('[role="timer"]'))`, /true/);
      await firefox.read('speakNow()');
      await firefox.until('location.href', /my-listing\?.*locality=Gachibowli.*bhk=2.*price_max=8000000/);
      await firefox.until(`document.querySelectorAll('main article').length > 0`, /true/);

      await firefox.read(`document.getElementById('assistant-message').focus()`);
      await firefox.type('only furnished\uE007');
      await firefox.until('location.href', /furnishing=/);
    } finally {
      await firefox.close();
      rmSync(folder, { recursive: true });
    }
  });
});
