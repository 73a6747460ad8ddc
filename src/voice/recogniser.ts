import { nativeRecogniser } from './native-recogniser.ts';
import type { RecognitionEvents } from './speech-recognition-bridge.ts';

/** Why nothing was understood. The component chooses the words for it. */
export type VoiceError = 'unsupported' | 'start-failed' | 'no-speech' | 'not-allowed' | 'interrupted' | 'other';

export type ListeningStatus = 'idle' | 'starting' | 'listening';

export interface ListenOptions {
  /** A language tag such as `en-US`. */
  language: string;
  /** Stops by itself after recording for this long. */
  maxMs: number;
  onStatus(status: ListeningStatus): void;
  /** What has been heard so far; it may still change. */
  onPartial(text: string): void;
  onHeard(text: string, confidence: number): void;
  onError(error: VoiceError): void;
}

export interface Listening {
  /** Stops listening; what was heard so far counts. */
  stop(): void;
  /** Stops listening; nothing heard counts, and nothing is an error. */
  cancel(): void;
}

/** How long after `stop` a recogniser may still deliver its last words. */
const LAST_WORDS_MS = 1500;
/** A recogniser that has not loaded by then does not work. */
const START_MS = 4000;
/** How long a person may take to answer the browser's question whether the page may listen. */
const PERMISSION_MS = 60_000;

let current: Listening | null = null;

/** Stops whoever is listening now. */
export const stopListening = (): void => current?.stop();

/** Whether any microphone of the page listens now. */
export const isListening = (): boolean => current !== null;

/** Whether this browser can listen at all. */
export const canListen = (): boolean => nativeRecogniser() !== undefined;

const errorOf = (name: string): VoiceError => {
  if (name === 'no-speech') return 'no-speech';
  if (name === 'not-allowed' || name === 'service-not-allowed') return 'not-allowed';
  return name === 'aborted' ? 'interrupted' : 'other';
};

/**
 * Listens once. Calls exactly one of `onHeard` and `onError`, or neither after `cancel` or after a `stop` before the first word.
 * Late events from an earlier session are ignored.
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
  /** A person who stops listening needs no error; a silence that lasted to the end does. */
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

  let recording = false;
  const record = () => {
    if (phase !== 'open' || recording) return;
    recording = true;
    timers.push(setTimeout(finish, options.maxMs));
    options.onStatus('listening');
  };

  const events: RecognitionEvents = {
    onStart: record,
    onResult(text, confidence) {
      if (phase === 'closed') return;
      record();
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
        timers.push(setTimeout(() => !recording && listening.cancel(), PERMISSION_MS));
      } catch {
        close(() => options.onError('start-failed'));
      }
    },
    () => close(() => options.onError('start-failed')),
  );
  return listening;
}
