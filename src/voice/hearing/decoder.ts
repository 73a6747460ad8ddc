import createModule from 'soundswallower';
import type { WordGraph } from './word-graph.ts';

/** What we use of the decoder, which is compiled from C: numbers are addresses in its memory. */
interface Program {
  HEAPU8: Uint8Array;
  HEAP32: Int32Array;
  Decoder: new (config: Record<string, string | number | boolean>) => Raw;
  Endpointer: new (options: { samprate: number; window: number; ratio: number; mode: number }) => Endpointer;
  _malloc(size: number): number;
  _free(address: number): void;
  _s3file_init(address: number, size: number): number;
  _s3file_free(file: number): void;
  _decoder_init_cleanup(decoder: number): number;
  _decoder_init_fe(decoder: number): number;
  _decoder_init_feat_s3file(decoder: number, file: number): number;
  _decoder_init_acmod_pre(decoder: number): number;
  _decoder_init_acmod_post(decoder: number): number;
  _decoder_init_dict_s3file(decoder: number, words: number, noises: number): number;
  _decoder_logmath(decoder: number): number;
  _decoder_set_fsg(decoder: number, graph: number): number;
  _decoder_hyp(decoder: number, score: number): number;
  _bin_mdef_read_s3file(file: number, plain: number): number;
  _set_mdef(decoder: number, mdef: number): void;
  _tmat_init_s3file(file: number, logmath: number, least: number): number;
  _set_tmat(decoder: number, tmat: number): void;
  _load_gmm(decoder: number, means: number, variances: number, weights: number, dump: number): number;
  _logmath_log(logmath: number, probability: number): number;
  _fsg_model_init(name: number, logmath: number, weight: number, states: number): number;
  _fsg_model_word_add(graph: number, word: number): number;
  _fsg_model_trans_add(graph: number, from: number, to: number, log: number, word: number): void;
  _fsg_model_null_trans_add(graph: number, from: number, to: number, log: number): void;
  _fsg_set_states(graph: number, start: number, final: number): void;
}

interface Raw {
  cdecoder: number;
  initialized: boolean;
  start(): void;
  stop(): void;
  process_audio(samples: Float32Array): number;
  get_text(): string;
  get_config(key: string): number;
}

/** Finds where speech begins and ends. */
interface Endpointer {
  get_frame_size(): number;
  get_in_speech(): boolean;
  process(frame: Float32Array): Float32Array | null;
}

export const SAMPLE_RATE = 16_000;

/** How the acoustic model was made, and how widely the decoder searches. */
const SETTINGS = {
  loglevel: 'FATAL',
  samprate: SAMPLE_RATE,
  lowerf: 130,
  upperf: 6800,
  nfilt: 25,
  transform: 'dct',
  lifter: 22,
  feat: '1s_c_d_dd',
  svspec: '0-12/13-25/26-38',
  cmn: 'live',
  cmninit: '40,3,-1',
  varnorm: false,
  remove_noise: true,
  beam: 1e-60,
  pbeam: 1e-60,
  wbeam: 1e-40,
  maxhmmpf: 30_000,
  // It looks for other ways to say a word in the whole network, which takes seconds; ours has them as arcs.
  fsgusealtpron: false,
};
/** How much what is likely counts beside how it sounds. */
const LANGUAGE_WEIGHT = 6.5;
/** Silence at the end before speech is over, and how sure that must be. */
const SILENCE = { window: 0.45, ratio: 0.9, mode: 2 };

export interface Decoder {
  /** What can be said from now on. */
  expect(graph: WordGraph): void;
  start(): void;
  hear(samples: Float32Array): void;
  stop(): void;
  /** The likeliest words so far, and how well they and the sound go together: a logarithm; null for none that fit. */
  best(): { text: string; score: number } | null;
}

export type AcousticModel = Readonly<Record<string, Uint8Array>>;

/** Opens the decoder's program; its memory holds all decoders. */
export async function openSphinx() {
  const sphinx = (await createModule()) as unknown as Program;

  const addressOf = (bytes: Uint8Array): number => {
    const address = sphinx._malloc(bytes.length + 1);
    sphinx.HEAPU8.set(bytes, address);
    sphinx.HEAPU8[address + bytes.length] = 0;
    return address;
  };
  const fileOf = (bytes: Uint8Array): number => sphinx._s3file_init(addressOf(bytes), bytes.length);
  const textOf = (text: string): number => addressOf(new TextEncoder().encode(text));

  function load(raw: Raw, model: AcousticModel, dictionary: string): void {
    const decoder = raw.cdecoder;
    const file = (name: string): number => fileOf(model[name]!);
    sphinx._decoder_init_cleanup(decoder);
    sphinx._decoder_init_fe(decoder);
    sphinx._decoder_init_feat_s3file(decoder, 0);
    sphinx._decoder_init_acmod_pre(decoder);
    sphinx._set_mdef(decoder, sphinx._bin_mdef_read_s3file(file('mdef'), 0));
    const least = raw.get_config('tmatfloor');
    sphinx._set_tmat(decoder, sphinx._tmat_init_s3file(file('transition_matrices'), sphinx._decoder_logmath(decoder), least));
    const mixed = sphinx._load_gmm(decoder, file('means'), file('variances'), 0, file('sendump'));
    const scored = sphinx._decoder_init_acmod_post(decoder);
    const words = sphinx._decoder_init_dict_s3file(decoder, fileOf(new TextEncoder().encode(dictionary)), file('noisedict'));
    if (mixed < 0 || scored < 0 || words === 0) throw new Error('the speech model does not fit the decoder');
    raw.initialized = true;
  }

  function decoderOf(model: AcousticModel, dictionary: string): Decoder {
    const raw = new sphinx.Decoder({ ...SETTINGS, hmm: 'given' });
    load(raw, model, dictionary);
    const logmath = sphinx._decoder_logmath(raw.cdecoder);
    const logOf = (probability: number): number => Math.trunc(sphinx._logmath_log(logmath, probability) * LANGUAGE_WEIGHT);
    const scoreAt = sphinx._malloc(4);
    return {
      expect({ states, start, final, arcs, skips }) {
        const name = textOf('spoken');
        const graph = sphinx._fsg_model_init(name, logmath, LANGUAGE_WEIGHT, states);
        sphinx._free(name);
        const numbers = new Map<string, number>();
        const numberOf = (word: string): number => {
          const known = numbers.get(word);
          if (known !== undefined) return known;
          const address = textOf(word);
          const number = sphinx._fsg_model_word_add(graph, address);
          sphinx._free(address);
          numbers.set(word, number);
          return number;
        };
        for (const [from, to, word, probability] of arcs) sphinx._fsg_model_trans_add(graph, from, to, logOf(probability), numberOf(word));
        for (const [from, to, probability] of skips) sphinx._fsg_model_null_trans_add(graph, from, to, logOf(probability));
        sphinx._fsg_set_states(graph, start, final);
        if (sphinx._decoder_set_fsg(raw.cdecoder, graph) < 0) throw new Error('a word of the grammar is not in the dictionary');
      },
      start: () => raw.start(),
      hear: (samples) => void raw.process_audio(samples),
      stop: () => raw.stop(),
      best() {
        const found = sphinx._decoder_hyp(raw.cdecoder, scoreAt);
        const text = found === 0 ? '' : raw.get_text();
        return text === '' ? null : { text, score: sphinx.HEAP32[scoreAt >> 2]! };
      },
    };
  }

  return {
    decoderOf,
    endpointer: (): Endpointer => new sphinx.Endpointer({ samprate: SAMPLE_RATE, ...SILENCE }),
  };
}

export type Sphinx = Awaited<ReturnType<typeof openSphinx>>;
