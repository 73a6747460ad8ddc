import { folded } from '../domain/spoken-names.ts';
import { words, type Words } from '../domain/words.ts';
import type { Reply } from '../kernel/reply.ts';
import type { ConversationStore } from '../state/conversation.ts';
import type { VoiceStore } from '../state/voice.ts';
import type { VoiceError } from '../voice/recogniser.ts';

/** Below this confidence the recogniser was guessing: the person is asked to confirm what was heard. */
const SURE = 0.5;
/** So many words may stand around "go to sleep" and "wake up". */
const MOST_AROUND = 3;
const MOST_FAILURES = 3;
const PAUSE_MS = 250;
/** Errors after which the next attempt may succeed. */
const PASSING = new Set<VoiceError>(['interrupted', 'other', 'start-failed']);

const ERRORS: Partial<Record<VoiceError, string>> = {
  'unsupported': 'assistant.voice.unsupported',
  'start-failed': 'assistant.voice.startFailed',
  'not-allowed': 'assistant.voice.notAllowed',
};

interface EarsParts {
  voice: VoiceStore;
  conversation: ConversationStore;
  render(text: Words): string;
  /** Says something by itself. */
  note(reply: Reply): void;
  /** Acts on a sentence. */
  answer(text: string): void;
  /** What was heard with too little confidence, to be edited. */
  doubt(text: string): void;
  /** Nothing hears here: the text field is where it goes on. */
  typeInstead(): void;
  /** Listens on. */
  goOn(how?: 'again'): void;
}

/** What becomes of a sentence that was heard, and of a microphone that fails. */
export function createEars({ voice, conversation, render, note, answer, doubt, typeInstead, goOn }: EarsParts) {
  let failures = 0;

  const isLike = (text: string, key: string): boolean => {
    const said = folded(text);
    const around = (phrase: string): number => said.split(' ').length - phrase.split(' ').length;
    return render(words(key))
      .split(', ')
      .some((phrase) => ` ${said} `.includes(` ${phrase} `) && around(phrase) <= MOST_AROUND);
  };

  /** "Go to sleep" and "wake up"; asleep, it hears nothing else. */
  function sleeps(text: string): boolean {
    const mode = voice.handsFree();
    if (mode === 'on' && isLike(text, 'assistant.hands.sleep')) {
      voice.sleep();
      note(words('assistant.hands.asleep'));
      return true;
    }
    if (mode !== 'asleep') return false;
    if (isLike(text, 'assistant.hands.wake')) {
      voice.wake();
      note(words('assistant.hands.awake'));
    } else goOn('again');
    return true;
  }

  return {
    heard(text: string, confidence: number): void {
      failures = 0;
      voice.heard(true);
      if (sleeps(text)) return;
      if (confidence >= SURE || conversation.expects()?.kind === 'heard') {
        answer(text);
        return;
      }
      doubt(text);
      note({ ...words('assistant.heardUnsurely', { text }), suggestions: [words('suggest.yes'), words('suggest.no')] });
      conversation.expect({ kind: 'heard', text });
    },
    /** Hands-free survives silence, and a recogniser that fails now and then; otherwise the person is told why nothing is heard. */
    failed(error: VoiceError): void {
      if (voice.goesOn()) {
        if (error === 'no-speech' || (PASSING.has(error) && ++failures < MOST_FAILURES)) {
          setTimeout(() => goOn('again'), PAUSE_MS * 2 ** failures);
          return;
        }
        voice.rest();
      }
      failures = 0;
      if (error === 'unsupported') {
        voice.isDeaf(true);
        voice.heard(false);
        typeInstead();
      }
      note(words(ERRORS[error] ?? 'assistant.voice.error'));
    },
  };
}
