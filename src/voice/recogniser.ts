import { nativeRecogniser } from './native-recogniser.ts';
import type { RecognitionEvents } from './speech-recognition-bridge.ts';

/** Why nothing was understood. Which words are shown for each is the component's own. */
export type VoiceError = 'unsupported' | 'start-failed' | 'no-speech' | 'not-allowed' | 'interrupted' | 'other';

export type ListeningStatus = 'idle' | 'starting' | 'listening';

export interface ListenOptions {
  /** A language tag such as `en-US`. */
  language: string;
  /** Ends by itself after this long. */
  maxMs: number;
  onStatus(status: ListeningStatus): void;
  /** What is heard so far; it may change. */
  onPartial(text: string): void;
  onHeard(text: string, confidence: number): void;
  onError(error: VoiceError): void;
}

export interface Listening {
  /** Ends listening; what was heard so far counts. */
  stop(): void;
  /** Ends listening; nothing that was heard counts, and nothing is an error. */
  cancel(): void;
}

/** How long after `stop` a recogniser may still bring its last words. */
const LAST_WORDS_MS = 1500;
/** A recogniser that never begins is no recogniser. */
const START_MS = 4000;

let current: Listening | null = null;

/** Ends whoever listens now. */
export const stopListening = (): void => current?.stop();

/** Whether this browser can listen at all. */
const canListen = (): boolean => nativeRecogniser() !== undefined;

const errorOf = (name: string): VoiceError => {
  if (name === 'no-speech') return 'no-speech';
  if (name === 'not-allowed' || name === 'service-not-allowed') return 'not-allowed';
  return name === 'aborted' ? 'interrupted' : 'other';
};

/**
 * Listens once. Exactly one of `onHeard` and `onError` is called, or neither after `cancel` or a `stop` before the first
 * word. Late events of an older session are ignored.
 */
export function listen(options: ListenOptions): Listening {
  current?.cancel();
  let phase: 'open' | 'stopping' | 'closed' = 'open';
  let heard = { text: '', confidence: 0 };
  let bridge: { stop(): void; abort(): void } | null = null;
  const timers: ReturnType<typeof setTimeout>[] = [];

  const close = (tell?: () => void) => {
    if (phase === 'closed') return;
    phase = 'closed';
    timers.forEach(clearTimeout);
    if (current === listening) current = null;
    options.onStatus('idle');
    tell?.();
  };
  const end = (otherwise: VoiceError | null) => {
    const { text, confidence } = heard;
    close(text ? () => options.onHeard(text, confidence) : otherwise ? () => options.onError(otherwise) : undefined);
  };
  /** A person who stops has nothing to be told; a silence that lasted to the end has. */
  let silence: VoiceError | null = 'no-speech';
  const finish = () => {
    if (phase !== 'open') return;
    phase = 'stopping';
    bridge?.stop();
    timers.push(setTimeout(() => end(silence), bridge ? LAST_WORDS_MS : 0));
  };
  const listening: Listening = {
    stop() {
      silence = null;
      finish();
    },
    cancel() {
      const running = phase !== 'closed';
      close();
      if (running) bridge?.abort();
    },
  };
  current = listening;

  const events: RecognitionEvents = {
    onStart() {
      if (phase === 'open') options.onStatus('listening');
    },
    onResult(text, confidence) {
      if (phase === 'closed') return;
      heard = { text, confidence };
      options.onPartial(text);
    },
    onError(name) {
      if (phase === 'stopping') end(silence);
      else if (heard.text && name !== 'not-allowed') end(null);
      else close(() => options.onError(errorOf(name)));
    },
    onEnd: () => end(silence),
  };

  options.onStatus('starting');
  timers.push(setTimeout(finish, options.maxMs));
  if (!canListen()) {
    queueMicrotask(() => close(() => options.onError('unsupported')));
    return listening;
  }
  timers.push(setTimeout(() => phase === 'open' && bridge === null && close(() => options.onError('start-failed')), START_MS));
  void import('./speech-recognition-bridge.ts').then(
    ({ startRecognition }) => {
      if (phase !== 'open') return;
      try {
        bridge = startRecognition(options.language, events);
      } catch {
        close(() => options.onError('start-failed'));
      }
    },
    () => close(() => options.onError('start-failed')),
  );
  return listening;
}
