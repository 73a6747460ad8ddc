import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { buildSpeech, SPEECH_FILE } from '../../models/build-speech.ts';
import { spokenIntents } from '../../src/app/spoken-intents.ts';
import { SCREENS, type Screen } from '../../src/domain/screens.ts';
import { sayableAt } from '../../src/capabilities/commands.ts';
import type { Understanding } from '../../src/understanding/interpret.ts';
import { readUnderstanding } from '../../src/understanding/node/read-understanding.ts';
import { SAMPLE_RATE } from '../../src/voice/hearing/decoder.ts';
import { openListener, type Listener } from '../../src/voice/hearing/listener.ts';
import type { Heard } from '../../src/voice/hearing/sentence-decoder.ts';
import { createResampler } from '../../src/voice/hearing/resampler.ts';
import { missingVoices, readWav, speakInto, SYNTHETIC_VOICES, type SyntheticVoice } from '../voice/synthetic-voices.ts';
import { percentile, type Bench } from './bench.ts';
import { wordErrors } from './word-errors.ts';

/** Below this the assistant asks whether it heard right. */
const SURE = 0.5;
const CHUNK = 2048;
const AFTER_SECONDS = 1.5;
/** Softer samples than this share of the loudest are no speech. */
const QUIET = 0.02;

/** Said to a question. */
const IS_ANSWER = /^(yes|no)\b/;

interface Spoken {
  set: string;
  file: string;
  /** What was said; null where it is other talk, whatever it was. */
  said: string;
  ours: boolean;
  screen: Screen;
}

interface Measured extends Spoken {
  heard: Heard;
  errors: number;
  verdict: 'right' | 'wrong' | 'asked' | 'refused';
  /** From the end of the speech to the understood sentence, as on a device that hears while somebody speaks. */
  ms: number;
}

/** The sound of a file at 16 kHz, with a silence after it, and where its speech ends. */
function soundOf(file: string): { samples: Float32Array; end: number } {
  const { samples: bytes, rate } = readWav(file);
  const numbers = new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length - (bytes.length % 2)));
  const sound = createResampler(rate, SAMPLE_RATE)(Float32Array.from(numbers, (value) => value / 32_768));
  const loudest = sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const end = sound.findLastIndex((value) => Math.abs(value) > loudest * QUIET);
  const samples = new Float32Array(sound.length + AFTER_SECONDS * SAMPLE_RATE);
  samples.set(sound);
  return { samples, end };
}

/** Where a sentence can be said. */
function screenOf(said: string, understanding: Understanding): Screen {
  const { intent } = understanding.interpret(said);
  const likely: Screen[] = ['results', 'property', 'home', 'plans', 'sign_up', 'payment'];
  return [...likely, ...SCREENS].find((screen) => sayableAt(screen).includes(intent)) ?? 'home';
}

/** The recordings of `DIR/speech`. */
function recorded(data: string, understanding: Understanding): Spoken[] {
  const manifest = join(data, 'speech/manifest.csv');
  if (!existsSync(manifest)) {
    console.error(`There is no ${manifest}: only our own sentences are measured. Name the folder of the recordings with --data DIR.`);
    return [];
  }
  const rows = parse(readFileSync(manifest), { columns: true }) as { file: string; kind: string; reference: string }[];
  return rows.map(({ file, kind, reference }) => ({
    set: 'recorded',
    file: join(data, 'speech', file),
    said: reference,
    ours: kind !== 'ood',
    screen: kind === 'form' && /\b(name|nine)\b/.test(reference) ? 'sign_up' : screenOf(reference, understanding),
  }));
}

/** Our own sentences, spoken by the voices that are installed. */
function synthesised(folder: string): Spoken[] {
  const missing = missingVoices();
  if (missing.length > 0) {
    console.error(`Our own sentences are not measured: install Debian's ${missing.join(' and ')}.`);
    return [];
  }
  const { ours, others } = JSON.parse(readFileSync(new URL('spoken-sentences.json', import.meta.url), 'utf8')) as {
    ours: Record<Screen, string[]>;
    others: string[];
  };
  const spoken = (voice: SyntheticVoice, said: string, screen: Screen, isOurs: boolean, number: number): Spoken => {
    const file = join(folder, `${voice}-${number}.wav`);
    speakInto(file, said, { voice, before: 0.5, after: 0.5 });
    return { set: `own, ${voice}`, file, said, ours: isOurs, screen };
  };
  const sentences = [
    ...Object.entries(ours).flatMap(([screen, some]) => some.map((said) => ({ said, screen: screen as Screen, isOurs: true }))),
    ...others.map((said, i) => ({ said, screen: (['home', 'results', 'property'] as const)[i % 3]!, isOurs: false })),
  ];
  return SYNTHETIC_VOICES.flatMap((voice) =>
    sentences.map(({ said, screen, isOurs }, number) => spoken(voice, said, screen, isOurs, number)),
  );
}

const withoutSpaces = (said: string): string => said.replaceAll('b h k', 'bhk');

function verdictOf({ said, ours, screen }: Spoken, heard: Heard, understanding: Understanding): Measured['verdict'] {
  if (heard.confidence === 0 || heard.text === '') return 'refused';
  if (heard.confidence < SURE) return 'asked';
  const meant = (text: string): string => {
    const { intent, slots, decision } = understanding.interpret(text, {
      screen,
      ...(screen === 'results' && { count: 9, search: { bhk: 2 } }),
      ...(screen === 'property' && { property: 1 }),
      ...(IS_ANSWER.test(said) && { asked: 'pay', expects: { kind: 'yes' } }),
    });
    return decision === 'act' ? JSON.stringify([intent, slots]) : 'nothing';
  };
  const did = meant(heard.text);
  if (did === 'nothing') return 'asked';
  return ours && did === meant(said) ? 'right' : 'wrong';
}

/** Feeds a sound as a microphone does, and notes when the sentence was understood. */
function hear(sound: ReturnType<typeof soundOf>, listener: Listener, last: () => Heard | null): { heard: Heard; ms: number } {
  let clock = 0;
  for (let at = 0; at < sound.samples.length; at += CHUNK) {
    const arrives = ((at + CHUNK) / SAMPLE_RATE) * 1000;
    const start = performance.now();
    listener.hear(sound.samples.subarray(at, at + CHUNK));
    clock = Math.max(clock, arrives) + performance.now() - start;
    const heard = last();
    if (heard && at + CHUNK > sound.end) return { heard, ms: clock - (sound.end / SAMPLE_RATE) * 1000 };
  }
  listener.end();
  return { heard: last() ?? { text: '', confidence: 0 }, ms: clock - (sound.end / SAMPLE_RATE) * 1000 };
}

async function measureAll(all: readonly Spoken[], understanding: Understanding): Promise<Measured[]> {
  let heardNow: Heard | null = null;
  const listener = await openListener(new Uint8Array(gunzipSync(readFileSync(SPEECH_FILE))), {
    onPartial: () => undefined,
    onHeard: (heard) =>
      void (heardNow = heardNow && heard.text !== '' ? { ...heard, text: `${heardNow.text} ${heard.text}`.trim() } : (heardNow ?? heard)),
  });
  const intents = new Map(
    await Promise.all(
      all.map(async (spoken) => [spoken, await spokenIntents(spoken.screen, ['sign_up', 'login'].includes(spoken.screen))] as const),
    ),
  );
  return all.map((spoken) => {
    heardNow = null;
    listener.reset();
    listener.expect({ intents: intents.get(spoken)!, names: ['sign in', 'log in'] });
    const { heard, ms } = hear(soundOf(spoken.file), listener, () => heardNow);
    const start = performance.now();
    const verdict = verdictOf(spoken, heard, understanding);
    return {
      ...spoken,
      heard,
      verdict,
      errors: wordErrors(withoutSpaces(spoken.said), withoutSpaces(heard.text)),
      ms: ms + performance.now() - start,
    };
  });
}

const share = (part: number, all: number): number => (all === 0 ? 0 : Math.round((1000 * part) / all) / 10);

function summary(measured: readonly Measured[]) {
  const ours = measured.filter((one) => one.ours);
  const others = measured.filter((one) => !one.ours);
  const count = (some: readonly Measured[], ...verdicts: Measured['verdict'][]): number =>
    some.filter(({ verdict }) => verdicts.includes(verdict)).length;
  return {
    sentences: ours.length,
    wordErrors: share(
      ours.reduce((sum, { errors }) => sum + errors, 0),
      ours.reduce((sum, { said }) => sum + withoutSpaces(said).split(' ').length, 0),
    ),
    right: share(count(ours, 'right'), ours.length),
    asked: share(count(ours, 'asked'), ours.length),
    wrong: share(count(ours, 'wrong'), ours.length),
    others: others.length,
    refused: share(count(others, 'refused', 'asked'), others.length),
    medianMs: Math.round(
      percentile(
        ours.map(({ ms }) => ms),
        0.5,
      ),
    ),
    p95Ms: Math.round(
      percentile(
        ours.map(({ ms }) => ms),
        0.95,
      ),
    ),
  };
}

/** How well sentences are heard on the device: word errors, right and wrong actions, other talk, and how soon, in percent. */
export const speech: Bench = async ({ data }) => {
  buildSpeech();
  const understanding = readUnderstanding('en');
  const folder = mkdtempSync(join(tmpdir(), 'gharvani-speech-'));
  try {
    const measured = await measureAll([...recorded(data, understanding), ...synthesised(folder)], understanding);
    const amiss = measured.filter(({ ours, verdict }) => (ours ? verdict !== 'right' : verdict === 'wrong'));
    for (const { set, said, heard, verdict, ours } of amiss)
      console.error(`${verdict}${ours ? '' : ' (other talk)'}, ${set}: “${said}” → “${heard.text}” (${heard.confidence.toFixed(2)})`);
    const sets = [...Map.groupBy(measured, ({ set }) => set)].map(([of, some]) => ({ of, ...summary(some) }));
    return { rows: [...sets, { of: 'all', ...summary(measured) }], result: summary(measured) };
  } finally {
    rmSync(folder, { recursive: true });
  }
};
