const SECONDS = 0.09;
const LOUDNESS = 0.06;
/** Rising: it listens. Falling: no longer. Twice the same: there is something to read. */
const TONES = { start: [660, 880], stop: [660, 440], unspoken: [520, 520] } as const;

let context: AudioContext | null = null;
let sounds = true;

/** Whether sounds are wanted. */
export const setSounds = (wanted: boolean): void => void (sounds = wanted);

/** A short sound for a change that is also visible. */
export function playEarcon(kind: keyof typeof TONES): void {
  const { AudioContext } = globalThis as { AudioContext?: typeof globalThis.AudioContext };
  if (!sounds || !AudioContext) return;
  try {
    context ??= new AudioContext();
    for (const [i, hertz] of TONES[kind].entries()) {
      const tone = context.createOscillator();
      const gain = context.createGain();
      const at = context.currentTime + i * SECONDS;
      tone.frequency.value = hertz;
      gain.gain.setValueAtTime(LOUDNESS, at);
      gain.gain.exponentialRampToValueAtTime(0.001, at + SECONDS);
      tone.connect(gain).connect(context.destination);
      tone.start(at);
      tone.stop(at + SECONDS);
    }
  } catch {
    // There is no sound device; the state is visible all the same.
  }
}
