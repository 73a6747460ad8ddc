import { afterEach, describe, expect, it, vi } from 'vitest';
import { nativeRecogniser, preparedRecogniser } from '../../src/voice/native-recogniser.ts';

const PLACES = async () => ['Kondapur', 'Gachibowli'];

/** A browser with this answer to whether a language is on the device. */
function browserWith(available?: (wanted: object) => Promise<string>) {
  class Browsers {
    processLocally = false;
    phrases: unknown = [];
    static available = available;
  }
  vi.stubGlobal('SpeechRecognition', Browsers);
  return Browsers;
}

const takePhrases = () =>
  vi.stubGlobal(
    'SpeechRecognitionPhrase',
    class {
      phrase: string;
      boost: number;
      constructor(phrase: string, boost: number) {
        this.phrase = phrase;
        this.boost = boost;
      }
    },
  );

const made = async (places = PLACES) => {
  const Recogniser = await preparedRecogniser('en-IN', places);
  return new Recogniser!();
};

describe('the browser’s recogniser', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('works on the device, and is told our places, where the language is there', async () => {
    const available = vi.fn(async () => 'available');
    browserWith(available);
    takePhrases();
    const recogniser = await made();
    expect(available).toHaveBeenCalledWith({ langs: ['en-IN'], processLocally: true });
    expect(recogniser.processLocally).toBe(true);
    expect(recogniser.phrases).toEqual([
      { phrase: 'Kondapur', boost: 4 },
      { phrase: 'Gachibowli', boost: 4 },
    ]);
  });

  it('is told a hundred places at most', async () => {
    browserWith(async () => 'available');
    takePhrases();
    const recogniser = await made(async () => Array.from({ length: 150 }, (_, i) => `Place ${i}`));
    expect(recogniser.phrases).toHaveLength(100);
  });

  it.each(['downloadable', 'downloading', 'unavailable'])('goes its own way where the language is %s', async (state) => {
    const Browsers = browserWith(async () => state);
    takePhrases();
    const recogniser = await made();
    expect(recogniser).toBeInstanceOf(Browsers);
    expect(recogniser).toMatchObject({ processLocally: false, phrases: [] });
  });

  it('goes its own way where it cannot tell what is on the device', async () => {
    browserWith();
    expect((await made()).processLocally).toBe(false);
    browserWith(() => Promise.reject(new Error('NotAllowedError')));
    expect((await made()).processLocally).toBe(false);
  });

  it('listens on the device without places where there are none, or where it takes none', async () => {
    browserWith(async () => 'available');
    expect(await made()).toMatchObject({ processLocally: true, phrases: [] });
    takePhrases();
    expect(await made(() => Promise.reject(new Error('offline')))).toMatchObject({ processLocally: true, phrases: [] });
    class Refuses {
      processLocally = false;
      static available = async () => 'available';
      set phrases(_: unknown) {
        throw new DOMException('phrases-not-supported', 'NotSupportedError');
      }
    }
    vi.stubGlobal('SpeechRecognition', Refuses);
    expect((await made()).processLocally).toBe(true);
  });

  it('has two names, and may be missing', async () => {
    const Browsers = browserWith();
    vi.stubGlobal('SpeechRecognition', undefined);
    vi.stubGlobal('webkitSpeechRecognition', Browsers);
    expect(nativeRecogniser()).toBe(Browsers);
    vi.stubGlobal('webkitSpeechRecognition', undefined);
    expect(await preparedRecogniser('en-IN', PLACES)).toBeUndefined();
  });
});
