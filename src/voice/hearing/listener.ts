import { unpackFiles } from '../../domain/packed-files.ts';
import type { SpokenGrammar } from '../../domain/spoken-grammar.ts';
import { openSphinx, SAMPLE_RATE, type AcousticModel } from './decoder.ts';
import { createSentenceDecoder, type Heard } from './sentence-decoder.ts';
import type { Spoken } from './word-graph.ts';

interface ListenerEvents {
  onPartial(text: string): void;
  onHeard(heard: Heard): void;
}

/** How often what was heard so far is told. */
const PARTIAL_SAMPLES = SAMPLE_RATE / 4;

/** Hears sentences in a stream of sound: finds their ends, decodes them, and tells those that are ours from other talk. */
export async function openListener(packed: Uint8Array, { onPartial, onHeard }: ListenerEvents) {
  const { dictionary, grammar, ...model } = unpackFiles(packed) as AcousticModel & Record<'dictionary' | 'grammar', Uint8Array>;
  const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
  const sphinx = await openSphinx();
  const decoder = createSentenceDecoder({
    sphinx,
    model,
    dictionary: text(dictionary),
    grammar: JSON.parse(text(grammar)) as SpokenGrammar,
  });
  let endpointer = sphinx.endpointer();
  let rest = new Float32Array();
  let untold = 0;
  let speaking = false;

  function finish(): void {
    speaking = false;
    decoder.stop();
    onHeard(decoder.heard());
  }

  function tellPartial(length: number): void {
    untold += length;
    if (untold < PARTIAL_SAMPLES) return;
    untold = 0;
    const { text, confidence } = decoder.heard();
    if (confidence > 0) onPartial(text);
  }

  function take(frame: Float32Array): void {
    const speech = endpointer.process(frame);
    if (speech === null) return;
    if (!speaking) {
      speaking = true;
      untold = 0;
      decoder.start();
    }
    decoder.hear(speech);
    tellPartial(speech.length);
    if (!endpointer.get_in_speech()) finish();
  }

  return {
    /** What can be said from now on. */
    expect: (spoken: Spoken): void => decoder.expect(spoken),
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
      if (speaking) decoder.stop();
      speaking = false;
      rest = new Float32Array();
      endpointer = sphinx.endpointer();
    },
  };
}

export type Listener = Awaited<ReturnType<typeof openListener>>;
