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
    await context.resume();
    return { samples: port2, rate: context.sampleRate, close };
  } catch (error) {
    close();
    throw error;
  }
}
