interface Alternative {
  transcript: string;
  confidence: number;
}

export interface ResultEvent extends Event {
  results: ArrayLike<ArrayLike<Alternative> & { isFinal: boolean }>;
  resultIndex?: number;
}

export interface FaultEvent extends Event {
  error: string;
}

/** What the browser's recogniser and our bridge have in common. */
export interface SpeechRecognitionLike {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onstart: ((event: Event) => void) | null;
  onresult: ((event: ResultEvent) => void) | null;
  onerror: ((event: FaultEvent) => void) | null;
  onend: ((event: Event) => void) | null;
  /** Only where the recogniser has to be loaded first: how much of it has come, from 0 to 1. */
  onloading?: ((share: number) => void) | null;
  /** Only in some browsers: the sound stays on the device. */
  processLocally?: boolean;
  /** Only in some browsers: what is likely to be said. */
  phrases?: unknown;
  start(): void;
  stop(): void;
  abort(): void;
}

export type Recogniser = new () => SpeechRecognitionLike;

type NativeRecogniser = Recogniser & {
  available?(wanted: { langs: string[]; processLocally: boolean }): Promise<string>;
};

/** The browser's recogniser, looked up at the time of use, because a test or a kiosk may have put its own there. */
export function nativeRecogniser(): NativeRecogniser | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: NativeRecogniser;
    webkitSpeechRecognition?: NativeRecogniser;
  };
  return SpeechRecognition ?? webkitSpeechRecognition;
}

/** How much likelier a place of ours is than other words that sound like it. */
const BOOST = 4;
const MOST_PHRASES = 100;

/**
 * The browser's recogniser for a language, on the device where the browser has the language there, with places that are likely
 * to be said; both only in some browsers.
 */
export async function preparedRecogniser(language: string, places: () => Promise<readonly string[]>): Promise<Recogniser | undefined> {
  const Native = nativeRecogniser();
  const state = await Native?.available?.({ langs: [language], processLocally: true }).catch(() => 'unavailable');
  if (!Native || state !== 'available') return Native;
  const likely = await places().catch(() => []);
  return class Local extends Native {
    constructor() {
      super();
      this.processLocally = true;
      const { SpeechRecognitionPhrase: Phrase } = globalThis as {
        SpeechRecognitionPhrase?: new (phrase: string, boost: number) => unknown;
      };
      if (!Phrase) return;
      try {
        this.phrases = likely.slice(0, MOST_PHRASES).map((place) => new Phrase(place, BOOST));
      } catch {
        // This browser takes no phrases; it hears the places as well as it can.
      }
    }
  };
}
