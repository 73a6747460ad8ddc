import { words, type Words } from '../domain/words.ts';
import type { Stores } from '../state/stores.tsx';
import type { Manner } from '../ui/words.ts';
import { interruption } from '../voice/barge-in.ts';
import { isListening } from '../voice/recogniser.ts';
import { beingSpoken, isSpeaking, stopSpeaking } from '../voice/speaker.ts';
import { createEars } from './ears.ts';
import { createMicrophone } from './microphone.ts';
import { createMouth } from './mouth.ts';
import { createNotes } from './notes.ts';
import { createVoiceControls } from './voice-controls.ts';

export interface TurnsParts {
  stores: Pick<Stores, 'voice' | 'settings' | 'conversation'>;
  /** The tag by which recognisers and voices know a language, or that of the screen. */
  language(inLanguage?: string): string;
  render(text: Words, manner?: Manner): string;
  /** Acts on a sentence. */
  hear(text: string): Promise<void>;
  /** What was heard with too little confidence, to be edited. */
  doubt(text: string): void;
  /** Goes to the text field. */
  typeInstead(): void;
}

/** Who speaks when: the person, our voice, and the microphone between them. */
export function createTurns({ stores, language, render, hear, doubt, typeInstead }: TurnsParts) {
  const { voice, settings, conversation } = stores;
  const { note, noteWhileListening } = createNotes({ voice, conversation, render });
  let isAnswering = false;
  let isTyping = false;

  async function answer(text: string): Promise<void> {
    isAnswering = true;
    try {
      await hear(text);
    } finally {
      isAnswering = false;
      mouth.flush();
      goOn();
    }
  }

  const ears = createEars({
    voice,
    conversation,
    render,
    note,
    answer: (text) => void answer(text),
    doubt,
    typeInstead,
    goOn,
  });
  const microphone = createMicrophone({
    voice,
    language: () => language(),
    onPartial(text) {
      if (!microphone.isOver()) return;
      const command = interruption(text, beingSpoken(), render(words('assistant.hands.interruptions')).split(', '));
      if (command === null) return;
      microphone.cancel();
      stopSpeaking();
      ears.heard(command, 1);
    },
    onHeard: (text, confidence) => (microphone.isOver() ? goOn('again') : ears.heard(text, confidence)),
    onError: (error) => (microphone.isOver() && error === 'no-speech' ? goOn('again') : ears.failed(error)),
    onTakeOver: () => noteWhileListening(words('assistant.voice.takesOver')),
    onLoading: () => noteWhileListening(words('assistant.voice.loading')),
    onIdle: () => void (isAnswering || mouth.flush()),
  });
  const mouth = createMouth({
    microphone: () => microphone,
    manner: (inLanguage) => ({ language: language(inLanguage), rate: settings.store.getState().speechRate }),
    goesOn: voice.goesOn,
    onSaid: () => goOn(),
  });

  /** Hands-free: opens the microphone if it is nobody's turn to speak, or listens over our own voice if that is wanted. */
  function goOn(how: 'first' | 'again' = 'first'): void {
    if (!voice.goesOn() || isAnswering || isTyping) return;
    if (isSpeaking()) {
      if (settings.store.getState().bargeIn && !microphone.isOpen()) microphone.start('over');
    } else if (!isListening() || microphone.isOver()) microphone.start(voice.handsFree() === 'asleep' ? 'again' : how);
  }

  return {
    say(text: string, inLanguage?: string): void {
      mouth.say({ text, inLanguage });
      goOn();
    },
    ...createVoiceControls({ stores, microphone, language, note, goOn, types: (now) => void (isTyping = now) }),
  };
}

export type Turns = ReturnType<typeof createTurns>;
