import { SAMPLE_RATE } from './decoder.ts';
import type { FromHearing, ToHearing } from './hearing-messages.ts';
import { openListener, type Listener } from './listener.ts';
import { createResampler } from './resampler.ts';

const tell = (message: FromHearing): void => postMessage(message);

let session: { id: number; sound: MessagePort } | null = null;
let listener: Listener | null = null;

async function open(model: ArrayBuffer): Promise<void> {
  const packed = await new Response(new Blob([model]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
  listener = await openListener(new Uint8Array(packed), {
    onPartial: (partial) => session && tell({ session: session.id, partial }),
    onHeard: (heard) => session && tell({ session: session.id, ...heard, ended: false }),
  });
  tell({ opened: true });
}

function close(): void {
  session?.sound.close();
  session = null;
}

function begin({ session: id, sound, rate, spoken }: Extract<ToHearing, { sound: MessagePort }>): void {
  close();
  listener!.reset();
  listener!.expect(spoken);
  const resample = createResampler(rate, SAMPLE_RATE);
  session = { id, sound };
  sound.addEventListener('message', ({ data }: MessageEvent<Float32Array>) => {
    if (session?.id === id) listener!.hear(resample(data));
  });
  sound.start();
  tell({ ready: id });
}

async function take(message: ToHearing): Promise<void> {
  if ('model' in message) await open(message.model);
  else if ('sound' in message) begin(message);
  else if ('end' in message && session?.id === message.end) {
    listener!.end();
    tell({ session: message.end, text: '', confidence: 0, ended: true });
    close();
  } else if ('drop' in message && session?.id === message.drop) {
    listener!.reset();
    close();
  }
}

addEventListener('message', ({ data }: MessageEvent<ToHearing>) => {
  take(data).catch((error: unknown) => tell({ failed: String(error) }));
});
