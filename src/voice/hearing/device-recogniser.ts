import type { FaultEvent, ResultEvent, SpeechRecognitionLike } from '../native-recogniser.ts';
import { deviceParts } from './device-parts.ts';
import type { FromHearing, ToHearing } from './hearing-messages.ts';
import { closeMicrophone, openMicrophone, soundOf, type Sound } from './open-microphone.ts';

/** A worker that has not prepared for a screen by then is broken. */
const READY_MS = 15_000;
/** As long as browsers wait for the first word. */
const NO_SPEECH_MS = 8000;
/** Below this it is other talk; the recogniser goes on listening. */
const LEAST_CONFIDENCE = 0.1;

const FAULTS: Readonly<Record<string, string>> = {
  NotAllowedError: 'not-allowed',
  SecurityError: 'not-allowed',
  NotFoundError: 'audio-capture',
  NotReadableError: 'audio-capture',
  AbortError: 'audio-capture',
};

const startWorker = (): Worker => new Worker(new URL('./hearing-worker.ts', import.meta.url), { type: 'module' });

let opened: Promise<Worker> | null = null;

/** The worker with the model in it, which the first press loads; after a failure the next press tries again. */
function hearingWorker(onLoaded: (share: number) => void): Promise<Worker> {
  opened ??= (async () => {
    const model = await deviceParts()!.loadModel(onLoaded);
    const worker = startWorker();
    await new Promise<void>((resolve, reject) => {
      const hear = ({ data }: MessageEvent<FromHearing>) => {
        if ('opened' in data) resolve();
        else if ('failed' in data) reject(new Error(data.failed));
      };
      worker.addEventListener('message', hear);
      worker.addEventListener('error', () => {
        worker.terminate();
        opened = null;
        reject(new Error('the worker does not start'));
      });
      worker.postMessage({ model } satisfies ToHearing, [model]);
    });
    return worker;
  })();
  opened.catch(() => (opened = null));
  return opened;
}

let lastSession = 0;

/** Hears English on the device, behind the interface of the browser's own recogniser. */
export class DeviceRecogniser implements SpeechRecognitionLike {
  lang = '';
  continuous = false;
  interimResults = true;
  onstart: SpeechRecognitionLike['onstart'] = null;
  onresult: SpeechRecognitionLike['onresult'] = null;
  onerror: SpeechRecognitionLike['onerror'] = null;
  onend: SpeechRecognitionLike['onend'] = null;
  onloading: ((share: number) => void) | null = null;
  readonly #session = ++lastSession;
  #worker: Worker | null = null;
  #stream: MediaStream | null = null;
  #sound: Sound | null = null;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #over = false;

  start(): void {
    this.#open().catch((error: unknown) => this.#fail(error));
  }

  stop(): void {
    if (this.#sound && this.#worker) this.#tell({ end: this.#session });
    else this.#end();
  }

  abort(): void {
    this.#tell({ drop: this.#session });
    this.#end();
  }

  async #open(): Promise<void> {
    // Nothing is loaded for somebody who does not let us listen, and nothing said before it is loaded is heard.
    this.#stream = await openMicrophone();
    const worker = await hearingWorker((share) => this.onloading?.(share));
    if (!this.#over) this.#sound = await soundOf(this.#stream);
    const spoken = await deviceParts()!.spoken();
    if (this.#over || !this.#sound) {
      this.#close();
      return;
    }
    this.#worker = worker;
    worker.addEventListener('message', this.#hear);
    worker.addEventListener('error', this.#broken);
    this.#silence = setTimeout(this.#broken, READY_MS);
    const { samples, rate } = this.#sound;
    worker.postMessage({ session: this.#session, sound: samples, rate, spoken } satisfies ToHearing, [samples]);
  }

  #tell(message: ToHearing): void {
    this.#worker?.postMessage(message);
  }

  #wait(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#fail({ name: 'no-speech' }), NO_SPEECH_MS);
  }

  #result(text: string, confidence: number, isFinal: boolean): void {
    const result = Object.assign([{ transcript: text, confidence }], { isFinal });
    this.onresult?.(Object.assign(new Event('result'), { results: [result], resultIndex: 0 }) as ResultEvent);
  }

  readonly #hear = ({ data }: MessageEvent<FromHearing>): void => {
    if ('failed' in data) this.#broken();
    else if ('ready' in data && data.ready === this.#session) {
      this.#wait();
      this.onstart?.(new Event('start'));
    } else if ('session' in data && data.session === this.#session) this.#take(data);
  };

  #take(data: Extract<FromHearing, { session: number }>): void {
    this.#wait();
    if ('partial' in data) {
      if (this.interimResults) this.#result(data.partial, 0, false);
      return;
    }
    if (data.confidence >= LEAST_CONFIDENCE) this.#result(data.text, data.confidence, true);
    else if (!data.ended) {
      // Other talk: what seemed to be heard is taken back.
      if (this.interimResults) this.#result('', 0, false);
      return;
    }
    this.#tell({ drop: this.#session });
    this.#end();
  }

  readonly #broken = (): void => {
    this.#worker?.terminate();
    opened = null;
    this.#fail(new Error('the worker broke'));
  };

  #fail(error: unknown): void {
    if (this.#over) return;
    const { name } = error as { name: string };
    this.#tell({ drop: this.#session });
    const fault = name === 'no-speech' ? name : (FAULTS[name] ?? 'device');
    this.onerror?.(Object.assign(new Event('error'), { error: fault }) as FaultEvent);
    this.#end();
  }

  #end(): void {
    if (this.#over) return;
    this.#over = true;
    clearTimeout(this.#silence);
    this.#worker?.removeEventListener('message', this.#hear);
    this.#worker?.removeEventListener('error', this.#broken);
    this.#close();
    this.onend?.(new Event('end'));
  }

  #close(): void {
    this.#sound?.close();
    if (this.#stream) closeMicrophone(this.#stream);
  }
}
