import workletUrl from './microphone-worklet.ts?worker&url';

/** Opens the microphone; the browser asks the person first. Rejects with the browser's own error. */
export const openMicrophone = (): Promise<MediaStream> =>
  globalThis.navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  });

export const closeMicrophone = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

export interface Sound {
  /** Samples from here on; the rate is the device's own. */
  samples: MessagePort;
  rate: number;
  close(): void;
}

/** A device whose sound does not run by then gives none. */
const START_MS = 10_000;

/** Rejects where the browser or the device lets no sound run. */
async function started(context: AudioContext): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the sound does not run')), START_MS);
  });
  await Promise.race([context.resume(), late]).finally(() => clearTimeout(timer));
}

/** The sound of a microphone, as numbers. */
export async function soundOf(stream: MediaStream): Promise<Sound> {
  const context = new AudioContext();
  const close = (): void => void (context.state !== 'closed' && context.close());
  try {
    await context.audioWorklet.addModule(workletUrl);
    const node = new AudioWorkletNode(context, 'microphone', { numberOfOutputs: 0, channelCount: 1, channelCountMode: 'explicit' });
    const { port1, port2 } = new MessageChannel();
    node.port.postMessage(port1, [port1]);
    context.createMediaStreamSource(stream).connect(node);
    await started(context);
    return { samples: port2, rate: context.sampleRate, close };
  } catch (error) {
    close();
    throw error;
  }
}
