import { canHearOnDevice, deviceParts } from './hearing/device-parts.ts';
import { nativeRecogniser, preparedRecogniser, type Recogniser } from './native-recogniser.ts';
import type { RecognitionEvents } from './speech-recognition-bridge.ts';

/** Why nothing was understood. The component chooses the words for it. */
export type VoiceError = 'unsupported' | 'start-failed' | 'no-speech' | 'not-allowed' | 'interrupted' | 'other';

export type ListeningStatus = 'idle' | 'starting' | 'listening';

export interface ListenOptions {
  /** A language tag such as `en-US`. */
  language: string;
  /** Stops by itself after recording for this long. */
  maxMs: number;
  /** Where the browser's recogniser does not work, the one on the device takes over at once instead of an error. */
  takeOver?: boolean;
  onStatus(status: ListeningStatus): void;
  /** What has been heard so far; it may still change. */
  onPartial(text: string): void;
  onHeard(text: string, confidence: number): void;
  onError(error: VoiceError): void;
  /** The browser's recogniser does not work; the one on the device listens from now on. */
  onTakeOver?(): void;
  /** The recogniser on the device has to be loaded first; how much has come, from 0 to 1. */
  onLoading?(share: number): void;
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

/** Faults that the browser's recogniser will have again: it has no service for the language, or no way to the microphone. */
const LASTING = new Set(['network', 'service-not-allowed', 'language-not-supported', 'audio-capture']);

let current: Listening | null = null;
/** Languages that the browser's recogniser was found not to hear. */
const unheard = new Set<string>();

/** Stops whoever is listening now. */
export const stopListening = (): void => current?.stop();

/** Whether any microphone of the page listens now. */
export const isListening = (): boolean => current !== null;

type Ear = 'browser' | 'device';

/** Who hears a language: the browser's recogniser, or the one on the device where that does not work. */
export function earFor(language: string, takeOver: boolean): Ear | null {
  const native = nativeRecogniser() !== undefined;
  const device = canHearOnDevice(language) && (takeOver || native);
  if (native && !(unheard.has(language) && device)) return 'browser';
  return device ? 'device' : null;
}

/** Whether a language can be heard here at all. */
export const canListen = (language: string, takeOver = false): boolean => earFor(language, takeOver) !== null;

const errorOf = (name: string): VoiceError => {
  if (name === 'no-speech') return 'no-speech';
  if (name === 'not-allowed' || name === 'service-not-allowed') return 'not-allowed';
  return name === 'aborted' ? 'interrupted' : 'other';
};

async function recogniserOf(ear: Ear, language: string): Promise<Recogniser> {
  if (ear === 'device') return (await import('./hearing/device-recogniser.ts')).DeviceRecogniser;
  const found = await preparedRecogniser(language, async () => (await deviceParts()?.places()) ?? []);
  if (!found) throw new Error('this browser has no recogniser');
  return found;
}

/**
 * Listens once. Calls exactly one of `onHeard` and `onError`, or neither after `cancel` or after a `stop` before the first word.
 * Late events from an earlier session are ignored.
 */
export function listen(options: ListenOptions): Listening {
  current?.cancel();
  const { language, takeOver = false } = options;
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
  let answer: ReturnType<typeof setTimeout> | undefined;
  const awaitAnswer = () => {
    clearTimeout(answer);
    answer = setTimeout(() => !recording && listening.cancel(), PERMISSION_MS);
    timers.push(answer);
  };

  const eventsOf = (ear: Ear): RecognitionEvents => {
    let replaced = false;
    return {
      onStart: record,
      onLoading(share) {
        if (phase !== 'open') return;
        awaitAnswer();
        options.onLoading?.(share);
      },
      onResult(text, confidence) {
        if (phase === 'closed' || replaced) return;
        record();
        heard = { text, confidence };
        options.onPartial(text);
      },
      onError(name) {
        if (replaced) return;
        if (ear === 'browser' && LASTING.has(name)) unheard.add(language);
        if (phase === 'open' && !heard.text && earFor(language, takeOver) !== ear && takeOver) {
          replaced = true;
          options.onTakeOver?.();
          begin();
        } else if (phase === 'stopping') end(silence);
        else if (heard.text && name !== 'not-allowed') end(null);
        else close(() => options.onError(errorOf(name)));
      },
      onEnd: () => void (replaced || end(silence)),
    };
  };

  function begin(): void {
    if (phase !== 'open') return;
    const ear = earFor(language, takeOver);
    if (!ear) {
      queueMicrotask(() => close(() => options.onError('unsupported')));
      return;
    }
    bridge = null;
    timers.push(setTimeout(() => phase === 'open' && bridge === null && close(() => options.onError('start-failed')), START_MS));
    Promise.all([import('./speech-recognition-bridge.ts'), recogniserOf(ear, language)]).then(
      ([{ startRecognition }, Recognising]) => {
        if (phase !== 'open') return;
        try {
          bridge = startRecognition(Recognising, language, eventsOf(ear));
          awaitAnswer();
        } catch {
          close(() => options.onError('start-failed'));
        }
      },
      () => close(() => options.onError('start-failed')),
    );
  }

  options.onStatus('starting');
  begin();
  return listening;
}
