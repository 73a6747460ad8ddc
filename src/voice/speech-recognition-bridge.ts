import * as library from 'react-speech-recognition';
import type { Recogniser, ResultEvent, SpeechRecognitionLike } from './native-recogniser.ts';

/** The part of the library we use; its published types describe its CommonJS form. */
const SpeechRecognition = library.default as unknown as {
  applyPolyfill(recogniser: new () => SpeechRecognitionLike): void;
  getRecognition(): SpeechRecognitionLike | null;
  startListening(options: { language: string }): Promise<void>;
};

export interface RecognitionEvents {
  onStart(): void;
  onResult(text: string, confidence: number): void;
  onError(name: string): void;
  onEnd(): void;
  /** The recogniser has to be loaded first; how much has come, from 0 to 1. */
  onLoading(share: number): void;
}

/** All words so far: a recogniser's results form one text, and later ones may replace earlier guesses. */
function textOf({ results }: ResultEvent): { text: string; confidence: number } {
  const best = Array.from(results, (result) => result[0]).filter((item) => item !== undefined);
  const said = best.map((item) => item.transcript.trim()).filter(Boolean);
  const sure = best.map((item) => item.confidence).filter((confidence) => confidence > 0);
  return { text: said.join(' '), confidence: sure.length > 0 ? Math.min(...sure) : 1 };
}

/**
 * react-speech-recognition swallows every error except `not-allowed`, and after that one it stays deaf until the page is
 * reloaded. So each session gives it a fresh bridge, which creates the recogniser at the time of use and reports
 * every event to both the library and us.
 */
function bridgeFor(Native: Recogniser, events: RecognitionEvents) {
  return class Bridge implements SpeechRecognitionLike {
    lang = '';
    continuous = false;
    interimResults = true;
    onstart: SpeechRecognitionLike['onstart'] = null;
    onresult: SpeechRecognitionLike['onresult'] = null;
    onerror: SpeechRecognitionLike['onerror'] = null;
    onend: SpeechRecognitionLike['onend'] = null;
    #native: SpeechRecognitionLike | null = null;

    start(): void {
      const native = new Native();
      this.#native = native;
      native.lang = this.lang;
      native.continuous = this.continuous;
      native.interimResults = this.interimResults;
      native.onloading = (share) => events.onLoading(share);
      native.onstart = (event) => {
        events.onStart();
        this.onstart?.(event);
      };
      native.onresult = (event) => {
        const { text, confidence } = textOf(event);
        events.onResult(text, confidence);
        this.onresult?.(event);
      };
      native.onerror = (event) => {
        events.onError(event.error);
        this.onerror?.(event);
      };
      native.onend = (event) => {
        events.onEnd();
        this.onend?.(event);
      };
      native.start();
    }

    stop(): void {
      this.#native?.stop();
    }

    abort(): void {
      this.#native?.abort();
    }
  };
}

/** Starts a recogniser through the library. Throws if it cannot start. */
export function startRecognition(Native: Recogniser, language: string, events: RecognitionEvents): { stop(): void; abort(): void } {
  let failed: unknown;
  const Base = bridgeFor(Native, events);
  class Watched extends Base {
    override start(): void {
      try {
        super.start();
      } catch (error) {
        failed = error;
        throw error;
      }
    }
  }
  SpeechRecognition.applyPolyfill(Watched);
  let recogniser = SpeechRecognition.getRecognition();
  if (recogniser instanceof Watched) {
    void SpeechRecognition.startListening({ language });
  } else {
    // The library accepts a bridge only if there are media devices too, which a recogniser does not need.
    recogniser = new Watched();
    recogniser.lang = language;
    try {
      recogniser.start();
    } catch {
      // Told below.
    }
  }
  if (failed) throw failed;
  const started = recogniser;
  return { stop: () => started.stop(), abort: () => started.abort() };
}
