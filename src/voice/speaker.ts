/** The longest single utterance: some voices stop in the middle of longer ones. */
const LONGEST = 220;

const synthesis = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;

function voiceFor(language: string): SpeechSynthesisVoice | undefined {
  const voices = synthesis()?.getVoices() ?? [];
  const prefix = language.split('-')[0]!;
  return (
    voices.find((voice) => voice.lang === language) ?? voices.find((voice) => voice.lang.startsWith(`${prefix}-`) || voice.lang === prefix)
  );
}

/** Whole sentences, each short enough for one utterance. */
function pieces(text: string): string[] {
  const found: string[] = [];
  for (const sentence of text.match(/[^.!?।]+[.!?।]*\s*/g) ?? [text]) {
    const last = found.at(-1);
    if (last !== undefined && last.length + sentence.length <= LONGEST) found[found.length - 1] = last + sentence;
    else found.push(sentence);
  }
  return found.map((piece) => piece.trim()).filter(Boolean);
}

let session = 0;
let active = false;

export const isSpeaking = (): boolean => active;

export interface SpeakOptions {
  language: string;
  /** 1 is normal speed. */
  rate: number;
  onEnd?(): void;
  /** No voice spoke: the text has to reach the person in another way. */
  onSilent?(): void;
}

/** A voice that has not started by then does not exist; some browsers have the service but no voices. */
const BEGIN_MS = 2500;

/** Speaks a text, interrupting whatever was being spoken. */
export function speak(text: string, { language, rate, onEnd, onSilent }: SpeakOptions): void {
  stopSpeaking();
  const synth = synthesis();
  const said = pieces(text);
  if (!synth || said.length === 0) {
    onSilent?.();
    onEnd?.();
    return;
  }
  const mine = ++session;
  let begun = false;
  active = true;
  const finish = () => {
    if (mine !== session) return;
    clearTimeout(watch);
    session++;
    active = false;
    if (!begun) onSilent?.();
    onEnd?.();
  };
  const watch = setTimeout(() => begun || finish(), BEGIN_MS);
  const voice = voiceFor(language);
  for (const [i, piece] of said.entries()) {
    const utterance = new SpeechSynthesisUtterance(piece);
    utterance.lang = language;
    utterance.rate = rate;
    if (voice) utterance.voice = voice;
    utterance.onstart = () => {
      begun = true;
    };
    if (i === said.length - 1) {
      utterance.onend = () => {
        begun = true;
        finish();
      };
    }
    utterance.onerror = finish;
    synth.speak(utterance);
  }
}

/** Silence within the same task. */
export function stopSpeaking(): void {
  session++;
  active = false;
  synthesis()?.cancel();
}
