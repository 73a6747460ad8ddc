interface Alternative {
  transcript: string;
  confidence: number;
}

export interface ResultEvent extends Event {
  results: ArrayLike<ArrayLike<Alternative> & { isFinal: boolean }>;
  resultIndex?: number;
}

interface FaultEvent extends Event {
  error: string;
}

/** What both the browser's recogniser and our bridge look like. */
export interface SpeechRecognitionLike {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onstart: ((event: Event) => void) | null;
  onresult: ((event: ResultEvent) => void) | null;
  onerror: ((event: FaultEvent) => void) | null;
  onend: ((event: Event) => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

type NativeRecogniser = new () => SpeechRecognitionLike;

/** The browser's recogniser, looked up at the time of use: a test or a kiosk may have put its own there. */
export function nativeRecogniser(): NativeRecogniser | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: NativeRecogniser;
    webkitSpeechRecognition?: NativeRecogniser;
  };
  return SpeechRecognition ?? webkitSpeechRecognition;
}
