import type { VoiceStore } from '../state/voice.ts';
import { playEarcon } from '../voice/earcon.ts';
import { listen, type Listening, type VoiceError } from '../voice/recogniser.ts';
import { stopSpeaking } from '../voice/speaker.ts';

/** Long enough not to cut off a person who thinks while speaking; silence ends a turn well before. */
const LONGEST_TURN_MS = 60_000;

/** `again` after a silence, without a sound; `over` our own voice, which goes on. */
export type ListeningManner = 'first' | 'again' | 'over';

interface MicrophoneParts {
  voice: VoiceStore;
  /** A language tag such as `en-US`. */
  language(): string;
  onPartial(text: string): void;
  onHeard(text: string, confidence: number): void;
  onError(error: VoiceError): void;
  onIdle(): void;
  /** The browser's recogniser does not work; the one on the device listens. */
  onTakeOver(): void;
  /** The recogniser on the device begins to load. */
  onLoading(): void;
}

/** The assistant's microphone: its state is in the store, where screens read it. */
export function createMicrophone({ voice, language, onPartial, onHeard, onError, onIdle, onTakeOver, onLoading }: MicrophoneParts) {
  let session: Listening | null = null;
  let manner: ListeningManner = 'first';
  return {
    isOpen: (): boolean => voice.store.getState().microphone !== 'idle',
    isOver: (): boolean => manner === 'over',
    /** Somebody is in the middle of a sentence. */
    hears: (): boolean => voice.store.getState().partial !== '',
    start(how: ListeningManner = 'first'): void {
      if (how !== 'over') stopSpeaking();
      manner = how;
      voice.hearing('');
      session = listen({
        language: language(),
        maxMs: LONGEST_TURN_MS,
        takeOver: true,
        onTakeOver,
        onStatus(status) {
          if (how === 'first' && status !== 'starting') playEarcon(status === 'idle' ? 'stop' : 'start');
          if (status === 'idle') voice.hearing('');
          voice.isMicrophone(status);
          if (status === 'idle') queueMicrotask(onIdle);
        },
        onPartial(text) {
          voice.hearing(text);
          onPartial(text);
        },
        onLoading(share) {
          if (voice.store.getState().loading === null) onLoading();
          voice.isLoading(share);
        },
        onHeard,
        onError,
      });
    },
    stop: (): void => session?.stop(),
    cancel: (): void => session?.cancel(),
  };
}

export type Microphone = ReturnType<typeof createMicrophone>;
