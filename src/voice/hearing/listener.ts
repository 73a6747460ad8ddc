import { openSphinx, SAMPLE_RATE, type AcousticModel, type Decoder, type Endpointer } from './decoder.ts';
import { unpackFiles } from './packed-files.ts';
import { graphOf, type Spoken, type SpokenGrammar, type WordGraph } from './spoken-grammar.ts';

export interface Heard {
  text: string;
  /** From 0 to 1; 0 for what is no sentence of ours. */
  confidence: number;
}

export interface ListenerEvents {
  onPartial(text: string): void;
  onHeard(heard: Heard): void;
}

const FRAME_SECONDS = 0.01;
/** How often what was heard so far is told. */
const PARTIAL_SAMPLES = SAMPLE_RATE / 4;
/** The phones of the model: any sound of speech is a row of them. */
const PHONES =
  'AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH'.split(' ');
/**
 * How much better than any row of phones a sentence must fit to be ours, learned from sentences and other talk
 * (`npm run bench -- speech`): longer ones by more. Scores are the decoder's, lengths in frames.
 */
const FIT = { score: 0.00211, length: -0.0498, base: 5.4 };
/** Below the first it is other talk; up to the second it is asked about. */
const FITS = { maybe: -2.2, surely: 0.3 };
/** Confidences of what is asked about, and of what is acted on. */
const DOUBT = 0.4;
const SURE = { least: 0.6, most: 0.95, byFit: 0.06 };

const anyPhones = (): WordGraph => ({
  states: 1,
  start: 0,
  final: 0,
  arcs: PHONES.map((phone): WordGraph['arcs'][number] => [0, 0, phone.toLowerCase(), 1 / PHONES.length]),
  skips: [],
});

/** The other ways to say a word stand in the dictionary as `word(2)`; each gets an arc of its own. */
function withOtherSounds(graph: WordGraph, dictionary: string): WordGraph {
  const others = new Map<string, string[]>();
  for (const [entry, word] of dictionary.matchAll(/^(\S+?)\(\d+\)(?= )/gm)) others.set(word!, [...(others.get(word!) ?? []), entry]);
  const arcs = graph.arcs.flatMap((arc): WordGraph['arcs'] => [
    arc,
    ...(others.get(arc[2]) ?? []).map((other): WordGraph['arcs'][number] => [arc[0], arc[1], other, arc[3]]),
  ]);
  return { ...graph, arcs };
}

const plain = (text: string): string => text.replaceAll(/\(\d+\)/g, '').trim();

function confidenceOf(fit: number): number {
  if (fit < FITS.maybe) return 0;
  return fit < FITS.surely ? DOUBT : Math.min(SURE.most, SURE.least + (fit - FITS.surely) * SURE.byFit);
}

/** Hears sentences in a stream of sound: finds their ends, decodes them, and tells those that are ours from other talk. */
export async function openListener(packed: Uint8Array, { onPartial, onHeard }: ListenerEvents) {
  const { dictionary: words, grammar: sayings, ...model } = unpackFiles(packed) as AcousticModel & Record<'dictionary' | 'grammar', Uint8Array>;
  const dictionary = new TextDecoder().decode(words);
  const known = new Set(Array.from(dictionary.matchAll(/^\S+/gm), ([word]) => word));
  const grammar = JSON.parse(new TextDecoder().decode(sayings)) as SpokenGrammar;
  const sphinx = await openSphinx();
  const sentences = sphinx.decoderOf(model, dictionary);
  const phones = sphinx.decoderOf(model, PHONES.map((phone) => `${phone.toLowerCase()} ${phone}\n`).join(''));
  phones.expect(anyPhones());

  let endpointer: Endpointer = sphinx.endpointer();
  let rest = new Float32Array();
  let frames = 0;
  let untold = 0;
  let speaking = false;
  let expected = '';

  const both = (what: (decoder: Decoder) => void) => [sentences, phones].forEach(what);

  /** How sure it is that the sound was one of our sentences. */
  function fit(): number {
    const best = sentences.best();
    const any = phones.best();
    return best && any ? FIT.score * (best.score - any.score) + FIT.length * frames + FIT.base : -Infinity;
  }

  function finish(): void {
    speaking = false;
    both((decoder) => decoder.stop());
    onHeard({ text: plain(sentences.best()?.text ?? ''), confidence: confidenceOf(fit()) });
  }

  function take(frame: Float32Array): void {
    const before = endpointer.get_in_speech();
    const speech = endpointer.process(frame);
    if (speech === null) return;
    if (!before && !speaking) {
      speaking = true;
      frames = 0;
      untold = 0;
      both((decoder) => decoder.start());
    }
    both((decoder) => decoder.hear(speech));
    frames += speech.length / SAMPLE_RATE / FRAME_SECONDS;
    untold += speech.length;
    if (untold >= PARTIAL_SAMPLES) {
      untold = 0;
      const best = sentences.best();
      if (best && fit() >= FITS.maybe) onPartial(plain(best.text));
    }
    if (!endpointer.get_in_speech()) finish();
  }

  return {
    /** What can be said from now on; words that nobody knows how to say are left out. */
    expect({ intents, names }: Spoken): void {
      const sayable = names.filter((name) => name.split(' ').every((word) => known.has(word)));
      const key = JSON.stringify([intents, sayable]);
      if (key === expected) return;
      expected = key;
      sentences.expect(withOtherSounds(graphOf(grammar, { intents, names: sayable }), dictionary));
    },
    /** Takes more sound, at 16 kHz. */
    hear(samples: Float32Array): void {
      const size = endpointer.get_frame_size();
      const all = new Float32Array(rest.length + samples.length);
      all.set(rest);
      all.set(samples, rest.length);
      let at = 0;
      for (; at + size <= all.length; at += size) take(all.subarray(at, at + size));
      rest = all.slice(at);
    },
    /** The person stops: what was said so far is the sentence. */
    end(): void {
      if (speaking) finish();
      this.reset();
    },
    /** Forgets everything that was said. */
    reset(): void {
      if (speaking) both((decoder) => decoder.stop());
      speaking = false;
      rest = new Float32Array();
      endpointer = sphinx.endpointer();
    },
  };
}

export type Listener = Awaited<ReturnType<typeof openListener>>;
