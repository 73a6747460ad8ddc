import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serveDevice } from '../../../src/voice/hearing/device-parts.ts';
import type { FromHearing, ToHearing } from '../../../src/voice/hearing/hearing-messages.ts';
import { listen, type ListenOptions } from '../../../src/voice/recogniser.ts';
import { scriptRecogniser } from '../scripted-recogniser.ts';

const microphone = vi.hoisted(() => ({ refusal: null as string | null, opened: 0, closed: 0 }));

vi.mock('../../../src/voice/hearing/open-microphone.ts', () => ({
  openMicrophone: () => {
    if (microphone.refusal) return Promise.reject(Object.assign(new Error('no'), { name: microphone.refusal }));
    microphone.opened++;
    return Promise.resolve({});
  },
  closeMicrophone: () => void microphone.closed++,
  soundOf: () => Promise.resolve({ samples: {}, rate: 48_000, close: () => undefined }),
}));

/** What the worker does with a session, in place of hearing. */
let hears: (session: number, tell: (message: FromHearing) => void) => void = () => undefined;
let workers: FakeWorker[] = [];

class FakeWorker extends EventTarget {
  readonly received: ToHearing[] = [];
  terminated = false;
  constructor() {
    super();
    workers.push(this);
  }
  tell = (data: FromHearing): void => void this.dispatchEvent(Object.assign(new Event('message'), { data }));
  postMessage(message: ToHearing): void {
    this.received.push(message);
    if ('model' in message) queueMicrotask(() => this.tell({ opened: true }));
    if ('sound' in message)
      queueMicrotask(() => {
        this.tell({ ready: message.session });
        hears(message.session, this.tell);
      });
    if ('end' in message) queueMicrotask(() => this.tell({ session: message.end, text: '', confidence: 0, ended: true }));
  }
  terminate(): void {
    this.terminated = true;
  }
}

const model = vi.fn(() => Promise.resolve(new ArrayBuffer(8)));

const start = (more: Partial<ListenOptions> = {}) => {
  const told = { onStatus: vi.fn(), onPartial: vi.fn(), onHeard: vi.fn(), onError: vi.fn(), onTakeOver: vi.fn(), onLoading: vi.fn() };
  return { told, listening: listen({ language: 'en-US', maxMs: 60_000, takeOver: true, ...told, ...more }) };
};

const settle = async (ms = 50) => {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(ms);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(1);
};

const noNative = () => Object.assign(globalThis, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });

describe('hearing on the device', () => {
  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal('Worker', FakeWorker);
    vi.stubGlobal('AudioWorkletNode', class {});
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => undefined } });
    Object.assign(microphone, { refusal: null, opened: 0, closed: 0 });
    hears = (session, tell) => {
      tell({ session, partial: 'two bhk' });
      tell({ session, text: 'two bhk in kondapur', confidence: 0.9, ended: false });
    };
    serveDevice({ loadModel: model, spoken: () => Promise.resolve({ intents: {}, names: [] }), places: () => Promise.resolve([]) });
    noNative();
  });
  afterEach(async () => {
    // The worker of one test is no other's.
    workers.at(-1)?.dispatchEvent(new Event('error'));
    workers = [];
    vi.useRealTimers();
    vi.unstubAllGlobals();
    model.mockReset();
    model.mockImplementation(() => Promise.resolve(new ArrayBuffer(8)));
  });

  it('takes over where the browser has no recogniser', async () => {
    const { told } = start();
    await settle();
    expect(told.onPartial).toHaveBeenCalledWith('two bhk');
    expect(told.onHeard).toHaveBeenCalledExactlyOnceWith('two bhk in kondapur', 0.9);
    expect(told.onStatus.mock.calls.flat()).toEqual(['starting', 'listening', 'idle']);
    expect(microphone.closed).toBe(microphone.opened);
  });

  it.each(['network', 'service-not-allowed', 'language-not-supported', 'audio-capture'])(
    'takes over within the same press after the fault %s of the browser, and is used from then on',
    async (error) => {
      const language = `en-${error}`;
      const made = scriptRecogniser([{ error }], [{ hear: 'never' }, 'end']);
      const { told } = start({ language });
      await settle();
      expect(told.onTakeOver).toHaveBeenCalledOnce();
      expect(told.onError).not.toHaveBeenCalled();
      expect(told.onHeard).toHaveBeenCalledExactlyOnceWith('two bhk in kondapur', 0.9);
      const again = start({ language }).told;
      await settle();
      expect(again.onHeard).toHaveBeenCalledExactlyOnceWith('two bhk in kondapur', 0.9);
      expect(again.onTakeOver).not.toHaveBeenCalled();
      expect(made).toHaveLength(1);
    },
  );

  it('leaves the fault to boxes with words of their own for it, and hears at the next press', async () => {
    scriptRecogniser([{ error: 'network' }]);
    const first = start({ language: 'en-IN', takeOver: false }).told;
    await settle();
    expect(first.onError).toHaveBeenCalledExactlyOnceWith('other');
    const second = start({ language: 'en-IN', takeOver: false }).told;
    await settle();
    expect(second.onHeard).toHaveBeenCalledOnce();
  });

  it('hears English alone: for another language it says at once that nothing hears it', async () => {
    const { told } = start({ language: 'te-IN' });
    await settle();
    expect(told.onError).toHaveBeenCalledExactlyOnceWith('unsupported');
    expect(model).not.toHaveBeenCalled();
  });

  it('loads nothing for somebody who does not allow the microphone, and hears once it is allowed', async () => {
    microphone.refusal = 'NotAllowedError';
    const denied = start().told;
    await settle();
    expect(denied.onError).toHaveBeenCalledExactlyOnceWith('not-allowed');
    expect(model).not.toHaveBeenCalled();
    microphone.refusal = null;
    const allowed = start().told;
    await settle();
    expect(allowed.onHeard).toHaveBeenCalledOnce();
  });

  it('says that there is no microphone, and tries again', async () => {
    microphone.refusal = 'NotFoundError';
    const without = start().told;
    await settle();
    expect(without.onError).toHaveBeenCalledExactlyOnceWith('other');
    microphone.refusal = null;
    const plugged = start().told;
    await settle();
    expect(plugged.onHeard).toHaveBeenCalledOnce();
  });

  it('tells how much has been loaded, and tries again after a network that failed', async () => {
    model.mockImplementationOnce(() => Promise.reject(new Error('offline')));
    const offline = start().told;
    await settle();
    expect(offline.onError).toHaveBeenCalledExactlyOnceWith('other');
    expect(microphone.closed).toBe(microphone.opened);
    model.mockImplementationOnce((...args: unknown[]) => {
      (args[0] as (share: number) => void)(0.5);
      return Promise.resolve(new ArrayBuffer(8));
    });
    const online = start().told;
    await settle();
    expect(online.onLoading).toHaveBeenCalledWith(0.5);
    expect(online.onHeard).toHaveBeenCalledOnce();
    expect(model).toHaveBeenCalledTimes(2);
  });

  it('starts a new worker after one that broke', async () => {
    hears = (session, tell) => {
      tell({ session, partial: 'two' });
      tell({ failed: 'RuntimeError: unreachable' });
    };
    const broken = start().told;
    await settle();
    expect(workers[0]!.terminated).toBe(true);
    expect(broken.onStatus).toHaveBeenLastCalledWith('idle');
    hears = (session, tell) => tell({ session, text: 'villas', confidence: 0.9, ended: false });
    const whole = start().told;
    await settle();
    expect(whole.onHeard).toHaveBeenCalledExactlyOnceWith('villas', 0.9);
    expect(workers).toHaveLength(2);
  });

  it('starts a new worker after one that does not answer', async () => {
    start();
    await settle();
    workers[0]!.postMessage = () => undefined;
    const { told } = start();
    await settle(16_000);
    expect(told.onError).toHaveBeenCalledExactlyOnceWith('other');
    const again = start().told;
    await settle();
    expect(again.onHeard).toHaveBeenCalledOnce();
    expect(workers).toHaveLength(2);
  });

  it('goes on listening through other talk, and takes back what that seemed to be', async () => {
    hears = (session, tell) => {
      tell({ session, partial: 'turn the' });
      tell({ session, text: 'tarnaka', confidence: 0, ended: false });
      setTimeout(() => tell({ session, text: 'next page', confidence: 0.9, ended: false }), 3000);
    };
    const { told } = start();
    await settle(1000);
    expect(told.onHeard).not.toHaveBeenCalled();
    expect(told.onPartial).toHaveBeenLastCalledWith('');
    await settle(3000);
    expect(told.onHeard).toHaveBeenCalledExactlyOnceWith('next page', 0.9);
  });

  it('says after eight seconds of silence that nobody spoke', async () => {
    hears = () => undefined;
    const { told } = start();
    await settle(7000);
    expect(told.onError).not.toHaveBeenCalled();
    await settle(1500);
    expect(told.onError).toHaveBeenCalledExactlyOnceWith('no-speech');
    expect(microphone.closed).toBe(microphone.opened);
  });

  it('ends without an error when the person stops, and drops what comes after a cancel', async () => {
    hears = () => undefined;
    const stopped = start();
    await settle();
    stopped.listening.stop();
    await settle();
    expect(stopped.told.onError).not.toHaveBeenCalled();
    expect(stopped.told.onStatus).toHaveBeenLastCalledWith('idle');
    let late: (() => void) | undefined;
    hears = (session, tell) => void (late = () => tell({ session, text: 'late', confidence: 0.9, ended: false }));
    const cancelled = start();
    await settle();
    cancelled.listening.cancel();
    late?.();
    await settle();
    expect(cancelled.told.onHeard).not.toHaveBeenCalled();
    expect(microphone.closed).toBe(microphone.opened);
  });

  it('keeps no microphone and no listener after a hundred turns', async () => {
    const added = vi.spyOn(FakeWorker.prototype, 'addEventListener');
    const removed = vi.spyOn(FakeWorker.prototype, 'removeEventListener');
    start();
    await settle();
    const kept = added.mock.calls.length - removed.mock.calls.length;
    for (let turn = 0; turn < 100; turn++) {
      start();
      await settle(5);
    }
    expect(added.mock.calls.length - removed.mock.calls.length).toBe(kept);
    expect(microphone.opened).toBe(101);
    expect(microphone.closed).toBe(101);
    expect(workers).toHaveLength(1);
  });
});
