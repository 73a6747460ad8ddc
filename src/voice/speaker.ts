/** The longest single utterance, one breath: some voices stop in the middle of longer ones. */
const LONGEST = 220;

const synthesis = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;

const voices = (): SpeechSynthesisVoice[] => synthesis()?.getVoices() ?? [];

/** Some phones write `hi_IN`. */
const tagOf = ({ lang }: SpeechSynthesisVoice): string => lang.replace('_', '-');

function voiceFor(language: string): SpeechSynthesisVoice | undefined {
  const prefix = language.split('-')[0]!;
  return (
    voices().find((voice) => tagOf(voice) === language) ??
    voices().find((voice) => tagOf(voice).startsWith(`${prefix}-`) || tagOf(voice) === prefix)
  );
}

/** The device has voices, but none for a language: another one would only make noise of it. */
const isMute = (language: string): boolean => voices().length > 0 && voiceFor(language) === undefined;

/** Parts that end where their voice falls: at a sign with a space after it, so that no number is cut. */
const partsAt = (text: string, signs: RegExp): string[] => text.split(signs).filter((part) => part.trim() !== '');
const SENTENCE_ENDS = /(?<=[.!?।۔]\s+)(?=\S)/u;
const PAUSES = /(?<=[,;:،]\s+)(?=\S)/u;
const SPACES = /(?<=\s)(?=\S)/u;

/** As many parts together as fit one breath. */
function joined(parts: readonly string[]): string[] {
  const found: string[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    if (last !== undefined && last.length + part.length <= LONGEST) found[found.length - 1] = last + part;
    else found.push(part);
  }
  return found;
}

/** Whole sentences, each short enough for one breath; a longer one is parted where it pauses, or at last between words. */
function pieces(text: string): string[] {
  const [byPause, byWord] = [PAUSES, SPACES].map(
    (signs) => (part: string) => (part.length <= LONGEST ? [part] : joined(partsAt(part, signs))),
  );
  return joined(partsAt(text, SENTENCE_ENDS).flatMap(byPause!).flatMap(byWord!)).map((piece) => piece.trim());
}

export interface SpeakOptions {
  language: string;
  /** 1 is normal speed. */
  rate: number;
  /** Everything has been said, whatever was added meanwhile. */
  onEnd?(): void;
  /** No voice spoke: the text has to reach the person in another way. */
  onSilent?(): void;
}

interface Spoken extends SpeakOptions {
  text: string;
}

let session = 0;
let now: { piece: string; watch: ReturnType<typeof setTimeout> | undefined } | null = null;
let before = '';
let waiting: Spoken[] = [];

export const isSpeaking = (): boolean => now !== null;

/** The words that are being spoken, and those before, whose echo may still be heard; empty when it is quiet. */
export const beingSpoken = (): string => (now ? `${before} ${now.piece}` : '');

/** A voice that has not started by then does not exist; some browsers have the service but no voices. */
const BEGIN_MS = 2500;
/** Slower than any voice speaks at normal speed: a letter, and every utterance besides. Some browsers lose the event of the end. */
const LETTER_MS = 130;
const UTTERANCE_MS = 4000;

const longestOf = (piece: string, rate: number): number => UTTERANCE_MS + (piece.length * LETTER_MS) / rate;

function end(spoken: Spoken, silent: boolean): void {
  session++;
  clearTimeout(now?.watch);
  now = null;
  if (silent) spoken.onSilent?.();
  const next = waiting.shift();
  if (next) begin(next);
  else spoken.onEnd?.();
}

/** Speaks the pieces of a text one after the other; each is over when its voice says so, or when it has had time enough. */
function begin(spoken: Spoken): void {
  const synth = synthesis();
  const said = pieces(spoken.text);
  const mine = ++session;
  let begun = false;
  const speakPiece = (at: number): void => {
    const piece = said[at];
    if (!synth || piece === undefined || isMute(spoken.language)) {
      end(spoken, !begun);
      return;
    }
    let over = false;
    const go = (next: () => void) => {
      if (over || mine !== session) return;
      over = true;
      clearTimeout(now?.watch);
      next();
    };
    const utterance = new SpeechSynthesisUtterance(piece);
    const voice = voiceFor(spoken.language);
    utterance.lang = spoken.language;
    utterance.rate = spoken.rate;
    if (voice) utterance.voice = voice;
    const onward = () =>
      go(() => {
        begun = true;
        speakPiece(at + 1);
      });
    const giveUp = () => go(() => end(spoken, !begun));
    const late = () => {
      synth.cancel();
      if (begun) onward();
      else giveUp();
    };
    utterance.onstart = () => {
      if (over || mine !== session) return;
      begun = true;
      clearTimeout(now?.watch);
      now = { piece, watch: setTimeout(late, longestOf(piece, spoken.rate)) };
    };
    utterance.onend = onward;
    utterance.onerror = giveUp;
    before = said[at - 1] ?? '';
    now = { piece, watch: setTimeout(late, begun ? longestOf(piece, spoken.rate) : BEGIN_MS) };
    synth.speak(utterance);
  };
  now = { piece: '', watch: undefined };
  speakPiece(0);
}

/** Speaks a text, interrupting whatever was being spoken. */
export function speak(text: string, options: SpeakOptions): void {
  stopSpeaking();
  begin({ ...options, text });
}

/** Speaks a text after whatever is being spoken. */
export function speakNext(text: string, options: SpeakOptions): void {
  const spoken = { ...options, text };
  if (now) waiting.push(spoken);
  else begin(spoken);
}

/** Silence within the same task. */
export function stopSpeaking(): void {
  session++;
  waiting = [];
  clearTimeout(now?.watch);
  now = null;
  synthesis()?.cancel();
}
