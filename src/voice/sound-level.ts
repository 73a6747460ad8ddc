const EVERY_MS = 100;
/** Speech at arm's length reaches about a quarter of what a microphone can take. */
const LOUD = 0.25;

/** On phones a second reader of the microphone makes the recogniser deaf. */
const isShared = (): boolean => !/Android|iPhone|iPad/.test(globalThis.navigator.userAgent);

async function isAllowed(): Promise<boolean> {
  const { permissions } = globalThis.navigator as Partial<Navigator>;
  const answer = await permissions?.query({ name: 'microphone' as PermissionName }).catch(() => null);
  return answer?.state === 'granted';
}

/** Reports how loud it is, from 0 to 1, until the function that it returns is called. Asks for nothing that is not allowed already. */
export function watchLevel(report: (level: number) => void): () => void {
  let over = false;
  let close = (): void => undefined;
  const open = async (): Promise<void> => {
    const { AudioContext } = globalThis as { AudioContext?: typeof globalThis.AudioContext };
    const devices = globalThis.navigator.mediaDevices as MediaDevices | undefined;
    if (!AudioContext || !devices || !isShared() || !(await isAllowed()) || over) return;
    const stream = await devices.getUserMedia({ audio: true });
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    const samples = new Float32Array(analyser.fftSize);
    context.createMediaStreamSource(stream).connect(analyser);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      report(Math.min(1, Math.sqrt(power) / LOUD));
    }, EVERY_MS);
    close = () => {
      clearInterval(timer);
      for (const track of stream.getTracks()) track.stop();
      void context.close();
    };
    if (over) close();
  };
  // Without a level there is still the sign that it listens.
  open().catch(() => undefined);
  return () => {
    over = true;
    close();
  };
}
