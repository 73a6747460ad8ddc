import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isSpeaking, speak, speakNext, stopSpeaking } from '../../src/voice/speaker.ts';

interface Utterance {
  text: string;
  lang: string;
  rate: number;
  onstart?(): void;
  onend?(): void;
}

function fakeSynthesis({ speaks = true, ends = true, languages = [] as string[] } = {}) {
  const spoken: Utterance[] = [];
  const cancel = vi.fn();
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => languages.map((lang) => ({ lang })),
    cancel,
    speak(utterance: Utterance) {
      spoken.push(utterance);
      if (speaks) setTimeout(() => (utterance.onstart?.(), ends && utterance.onend?.()), 10 * spoken.length);
    },
  });
  return { spoken, cancel };
}

describe('speaking', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    stopSpeaking();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('speaks in the language and at the speed of the person', async () => {
    const { spoken } = fakeSynthesis();
    const onEnd = vi.fn();
    speak('Four homes.', { language: 'en-US', rate: 1.2, onEnd });
    expect(spoken[0]).toMatchObject({ text: 'Four homes.', lang: 'en-US', rate: 1.2 });
    expect(isSpeaking()).toBe(true);
    await vi.runAllTimersAsync();
    expect(onEnd).toHaveBeenCalledOnce();
    expect(isSpeaking()).toBe(false);
  });

  it('speaks long texts in sentences, all of them', async () => {
    const { spoken } = fakeSynthesis();
    const text = Array.from({ length: 12 }, (_, i) => `Number ${i + 1}: two bedroom flat in Gachibowli, sixty lakh rupees.`).join(' ');
    speak(text, { language: 'en-US', rate: 1 });
    await vi.runAllTimersAsync();
    expect(spoken.length).toBeGreaterThan(2);
    expect(spoken.every((utterance) => utterance.text.length <= 220)).toBe(true);
    expect(spoken.map((utterance) => utterance.text).join(' ')).toBe(text);
  });

  it('cuts no number, and parts a sentence that is longer than a breath where it pauses', async () => {
    const { spoken } = fakeSynthesis();
    const price = 'It asks 1.05 crore rupees, about Rs.9,500 a square foot. ';
    const long = `${Array.from({ length: 30 }, (_, i) => `amenity number ${i}`).join(', ')}.`;
    speak(price.repeat(5) + long, { language: 'en-US', rate: 1 });
    await vi.runAllTimersAsync();
    const texts = spoken.map(({ text }) => text);
    expect(texts.join(' ')).toBe((price.repeat(5) + long).trim());
    expect(Math.max(...texts.map((text) => text.length))).toBeLessThanOrEqual(220);
    for (const number of ['1.05 crore', 'Rs.9,500']) expect(texts.flatMap((text) => text.split(number).slice(1))).toHaveLength(5);
  });

  it('takes the voice of the language, however the device writes it, and is silent where there is none for it', async () => {
    const { spoken } = fakeSynthesis({ languages: ['en_US', 'hi_IN'] });
    const onSilent = vi.fn();
    speak('चार घर', { language: 'hi-IN', rate: 1, onSilent });
    await vi.runAllTimersAsync();
    expect(spoken[0]).toMatchObject({ voice: { lang: 'hi_IN' } });
    expect(onSilent).not.toHaveBeenCalled();
    speak('నాలుగు ఇళ్ళు', { language: 'te-IN', rate: 1, onSilent });
    expect(onSilent).toHaveBeenCalledOnce();
    expect(spoken).toHaveLength(1);
  });

  it('is quiet at once', () => {
    const { cancel } = fakeSynthesis({ speaks: false });
    const onEnd = vi.fn();
    speak('A long story.', { language: 'en-US', rate: 1, onEnd });
    stopSpeaking();
    expect(cancel).toHaveBeenCalled();
    expect(isSpeaking()).toBe(false);
    vi.runAllTimers();
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('goes on by the clock when a browser loses the end of an utterance', async () => {
    const { spoken, cancel } = fakeSynthesis({ ends: false });
    const onEnd = vi.fn();
    speak(`${'One sentence that is long enough to stand alone. '.repeat(5)}And the next.`, { language: 'en-US', rate: 1, onEnd });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(spoken.length).toBeGreaterThan(1);
    expect(cancel).toHaveBeenCalled();
    expect(onEnd).toHaveBeenCalledOnce();
    expect(isSpeaking()).toBe(false);
  });

  it('speaks what comes meanwhile after it, and is over when everything is said', async () => {
    const { spoken } = fakeSynthesis();
    const onEnd = vi.fn();
    speak('Four homes.', { language: 'en-US', rate: 1, onEnd });
    speakNext('The payment has arrived.', { language: 'en-US', rate: 1, onEnd });
    expect(spoken.map(({ text }) => text)).toEqual(['Four homes.']);
    await vi.runAllTimersAsync();
    expect(spoken.map(({ text }) => text)).toEqual(['Four homes.', 'The payment has arrived.']);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('tells when no voice spoke, so that the text reaches the person in another way', async () => {
    fakeSynthesis({ speaks: false });
    const onSilent = vi.fn();
    speak('Nobody hears this.', { language: 'en-US', rate: 1, onSilent });
    await vi.advanceTimersByTimeAsync(3000);
    expect(onSilent).toHaveBeenCalledOnce();
    vi.stubGlobal('speechSynthesis', undefined);
    speak('Nor this.', { language: 'en-US', rate: 1, onSilent });
    expect(onSilent).toHaveBeenCalledTimes(2);
  });
});
