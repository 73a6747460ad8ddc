import { words } from '../domain/words.ts';
import type { Reply } from '../kernel/reply.ts';
import type { Stores } from '../state/stores.tsx';
import { earFor } from '../voice/recogniser.ts';
import { isSpeaking, stopSpeaking } from '../voice/speaker.ts';
import type { Microphone } from './microphone.ts';

/** A microphone that was lost for whatever reason is opened again. */
const LOST_MS = 2000;

interface VoiceControlsParts {
  stores: Pick<Stores, 'voice' | 'settings'>;
  microphone: Microphone;
  /** A language tag such as `en-US`. */
  language(): string;
  /** Says something by itself. */
  note(reply: Reply): void;
  /** Listens on, if that is wanted and nobody speaks. */
  goOn(how?: 'again'): void;
  /** Somebody is typing, or has done. */
  types(now: boolean): void;
}

/** What presses and keys do to microphone and voice. */
export function createVoiceControls({ stores: { voice, settings }, microphone, language, note, goOn, types }: VoiceControlsParts) {
  function turnOff(): void {
    voice.turnOff();
    microphone.cancel();
    stopSpeaking();
    note(words('assistant.hands.off'));
  }

  const noteSound = (): void => {
    const ear = earFor(language(), true);
    if (ear === 'browser' && settings.firstTime('toldOfSound')) note(words('assistant.voice.goesTo'));
    if (ear === 'device' && settings.firstTime('toldOfDevice')) note(words('assistant.voice.onDevice'));
  };

  return {
    /** Hands-free on or off, by a press, which may open the microphone. */
    toggleHandsFree(): void {
      if (voice.goesOn()) {
        turnOff();
        return;
      }
      voice.heard(true);
      voice.turnOn();
      note(words('assistant.hands.on'));
      noteSound();
    },
    /** Listens once, or stops. */
    toggleListening(): void {
      if (voice.goesOn()) turnOff();
      else if (microphone.isOpen()) microphone.stop();
      else {
        noteSound();
        voice.heard(true);
        microphone.start();
      }
    },
    /** Whoever types has the word; the microphone waits. */
    typing(now: boolean): void {
      types(now);
      stopSpeaking();
      if (now && voice.goesOn()) microphone.cancel();
      if (!now) goOn();
    },
    /** Any press or key silences our voice; Escape also ends hands-free. */
    pressed(key: string | null): void {
      if (key === 'Escape' && voice.goesOn()) turnOff();
      else if (isSpeaking()) {
        stopSpeaking();
        goOn();
      }
    },
    /** Keeps the microphone from getting lost; the function that it returns ends everything. */
    watch(): () => void {
      const timer = setInterval(() => goOn('again'), LOST_MS);
      return () => {
        clearInterval(timer);
        microphone.cancel();
        stopSpeaking();
      };
    },
  };
}
