import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { installedOf } from '../journeys/debian.ts';

/** Voices of the programs that Debian has for it. */
const VOICES = {
  slt: (text: string, file: string) => ['flite', '-voice', 'slt', '-t', text, '-o', file],
  rms: (text: string, file: string) => ['flite', '-voice', 'rms', '-t', text, '-o', file],
  espeak: (text: string, file: string) => ['espeak-ng', '-v', 'en-us+klatt2', '-s', '120', '-w', file, text],
} as const;
export type SyntheticVoice = keyof typeof VOICES;
export const SYNTHETIC_VOICES = Object.keys(VOICES) as SyntheticVoice[];

/** Which of the programs that speak are missing; as root they are installed for the long tests. */
export const missingVoices = (): string[] => {
  const wanted = ['flite', 'espeak-ng'];
  const have = installedOf(wanted, process.env['LONG'] === '1');
  return wanted.filter((name) => !have.includes(name));
};

/** Seconds until a sentence begins. */
const SILENCE = 2;
const RATE = 16_000;

interface Sound {
  /** 16 bits each. */
  samples: Buffer;
  rate: number;
}

const HEAD_BYTES = 44;

export function readWav(file: string): Sound {
  const bytes = readFileSync(file);
  const data = bytes.indexOf('data', 12, 'latin1') + 8;
  return { samples: bytes.subarray(data), rate: bytes.readUInt32LE(24) };
}

function wavOf({ samples, rate }: Sound): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.write('RIFF', 0);
  head.writeUInt32LE(HEAD_BYTES - 8 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

const silence = (seconds: number, rate: number): Buffer => Buffer.alloc(Math.round(seconds * rate) * 2);

export const writeSilence = (file: string, seconds: number): void =>
  writeFileSync(file, wavOf({ samples: silence(seconds, RATE), rate: RATE }));

/** Speaks a sentence into a file, with silence before and after it. */
export function speakInto(file: string, text: string, { voice = 'slt' as SyntheticVoice, before = SILENCE, after = 4 } = {}): void {
  const raw = `${file}.raw.wav`;
  const [program, ...args] = VOICES[voice](text, raw);
  execFileSync(program!, args, { stdio: 'ignore' });
  const { samples, rate } = readWav(raw);
  rmSync(raw);
  writeFileSync(file, wavOf({ samples: Buffer.concat([silence(before, rate), samples, silence(after, rate)]), rate }));
}
