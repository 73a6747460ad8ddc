import { announce } from '../ui/announcer.tsx';
import { playEarcon } from '../voice/earcon.ts';
import { speakNext } from '../voice/speaker.ts';
import type { Microphone } from './microphone.ts';

interface MouthParts {
  microphone(): Pick<Microphone, 'isOpen' | 'isOver' | 'hears' | 'cancel'>;
  manner(inLanguage: string | undefined): { language: string; rate: number };
  /** The microphone opens by itself once everything is said. */
  goesOn(): boolean;
  onSaid(): void;
}

interface Said {
  text: string;
  /** Its language, where it is not that of the screen. */
  inLanguage: string | undefined;
}

/** Speaks what the assistant has to say, one after the other, and never into a sentence of the person. */
export function createMouth({ microphone, manner, goesOn, onSaid }: MouthParts) {
  let held: Said[] = [];
  function say({ text, inLanguage }: Said): void {
    const { isOpen, isOver, hears, cancel } = microphone();
    if (isOpen() && !isOver() && (hears() || !goesOn())) {
      held.push({ text, inLanguage });
      return;
    }
    cancel();
    speakNext(text, {
      ...manner(inLanguage),
      onEnd: onSaid,
      onSilent() {
        playEarcon('unspoken');
        announce(text, inLanguage);
      },
    });
  }
  return {
    say,
    /** Says what waited for the end of a sentence. */
    flush(): void {
      const waiting = held;
      held = [];
      waiting.forEach(say);
    },
  };
}
