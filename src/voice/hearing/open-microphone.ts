import workletUrl from './microphone-worklet.ts?worker&url';

export interface OpenMicrophone {
  /** Samples from here on; its own rate is the device's. */
  sound: MessagePort;
  rate: number;
  close(): void;
}

/** Opens the microphone; the browser asks the person first. Rejects with the browser's own error. */
export async function openMicrophone(): Promise<OpenMicrophone> {
  const stream = await globalThis.navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  });
  const context = new AudioContext();
  const close = (): void => {
    for (const track of stream.getTracks()) track.stop();
    if (context.state !== 'closed') void context.close();
  };
  try {
    await context.audioWorklet.addModule(workletUrl);
    const node = new AudioWorkletNode(context, 'microphone', { numberOfOutputs: 0, channelCount: 1, channelCountMode: 'explicit' });
    const { port1, port2 } = new MessageChannel();
    node.port.postMessage(port1, [port1]);
    context.createMediaStreamSource(stream).connect(node);
    await context.resume();
    return { sound: port2, rate: context.sampleRate, close };
  } catch (error) {
    close();
    throw error;
  }
}
