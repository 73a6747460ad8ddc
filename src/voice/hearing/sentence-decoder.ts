import type { SpokenGrammar } from '../../domain/spoken-grammar.ts';
import { SAMPLE_RATE, type AcousticModel, type Decoder, type Sphinx } from './decoder.ts';
import { graphOf, type Spoken, type WordGraph } from './word-graph.ts';

export interface Heard {
  text: string;
  /** From 0 to 1; 0 for what is no sentence of ours. */
  confidence: number;
}

const FRAME_SECONDS = 0.01;
/** The phones of the model: any sound of speech is a row of them. */
const PHONES = 'AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH'.split(' ');
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

interface SentenceParts {
  sphinx: Sphinx;
  model: AcousticModel;
  dictionary: string;
  grammar: SpokenGrammar;
}

/** Decodes one stretch of speech at a time, twice: as a sentence of ours, and as any row of phones. How they compare tells whether it was ours. */
export function createSentenceDecoder({ sphinx, model, dictionary, grammar }: SentenceParts) {
  const known = new Set(Array.from(dictionary.matchAll(/^\S+/gm), ([word]) => word));
  const sentences = sphinx.decoderOf(model, dictionary);
  const phones = sphinx.decoderOf(model, PHONES.map((phone) => `${phone.toLowerCase()} ${phone}\n`).join(''));
  phones.expect(anyPhones());
  const both = (what: (decoder: Decoder) => void) => [sentences, phones].forEach(what);
  let frames = 0;
  let expected = '';
  return {
    /** What can be said from now on; names with words that nobody knows how to say are left out. */
    expect({ intents, names }: Spoken): void {
      const sayable = names.filter((name) => name.split(' ').every((word) => known.has(word)));
      const key = JSON.stringify([intents, sayable]);
      if (key === expected) return;
      expected = key;
      sentences.expect(withOtherSounds(graphOf(grammar, { intents, names: sayable }), dictionary));
    },
    start(): void {
      frames = 0;
      both((decoder) => decoder.start());
    },
    hear(speech: Float32Array): void {
      both((decoder) => decoder.hear(speech));
      frames += speech.length / SAMPLE_RATE / FRAME_SECONDS;
    },
    stop: (): void => both((decoder) => decoder.stop()),
    /** What was heard so far. */
    heard(): Heard {
      const best = sentences.best();
      const any = phones.best();
      if (!best || !any) return { text: '', confidence: 0 };
      const fit = FIT.score * (best.score - any.score) + FIT.length * frames + FIT.base;
      return { text: plain(best.text), confidence: confidenceOf(fit) };
    },
  };
}
