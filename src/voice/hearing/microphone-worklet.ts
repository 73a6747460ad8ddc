/** What the audio thread offers; TypeScript's own library does not name it. */
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

/** The audio thread gives 128 samples at a time; so many make a message. */
const SAMPLES = 2048;

/** Sends the sound of the microphone to the port that it is given, until that is closed. */
class Microphone extends AudioWorkletProcessor {
  #to: MessagePort | null = null;
  #kept = new Float32Array(SAMPLES);
  #count = 0;

  constructor() {
    super();
    this.port.addEventListener('message', ({ data }: MessageEvent<MessagePort>) => void (this.#to = data));
    this.port.start();
  }

  process(inputs: Float32Array[][]): boolean {
    for (const sample of inputs[0]?.[0] ?? []) {
      this.#kept[this.#count++] = sample;
      if (this.#count < SAMPLES) continue;
      this.#count = 0;
      this.#to?.postMessage(this.#kept.slice());
    }
    return true;
  }
}

registerProcessor('microphone', Microphone);
