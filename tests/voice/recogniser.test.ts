import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listen, stopListening, type ListenOptions } from '../../src/voice/recogniser.ts';
import { scriptRecogniser } from './scripted-recogniser.ts';

const calls = () => ({ onStatus: vi.fn(), onPartial: vi.fn(), onHeard: vi.fn(), onError: vi.fn() });

const start = (more: Partial<ListenOptions> = {}) => {
  const told = calls();
  return { told, listening: listen({ language: 'en-US', maxMs: 8000, ...told, ...more }) };
};

const settle = async (ms = 50) => {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(ms);
};

describe('listening', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('tells what it hears, and once it is over', async () => {
    const [made] = [scriptRecogniser([{ hear: 'two', final: false }, { hear: 'two bhk in kondapur' }, 'end'])];
    const { told } = start();
    await settle();
    expect(made[0]).toMatchObject({ lang: 'en-US', interimResults: true });
    expect(told.onPartial.mock.calls).toEqual([['two'], ['two bhk in kondapur']]);
    expect(told.onHeard).toHaveBeenCalledExactlyOnceWith('two bhk in kondapur', 0.9);
    expect(told.onError).not.toHaveBeenCalled();
    expect(told.onStatus.mock.calls.flat()).toEqual(['starting', 'listening', 'idle']);
  });

  it.each([
    ['no-speech', 'no-speech'],
    ['not-allowed', 'not-allowed'],
    ['service-not-allowed', 'not-allowed'],
    ['aborted', 'interrupted'],
    ['network', 'other'],
    ['audio-capture', 'other'],
    ['language-not-supported', 'other'],
  ])('tells the error %s as %s, once', async (name, error) => {
    scriptRecogniser([{ error: name }]);
    const { told } = start();
    await settle();
    expect(told.onError).toHaveBeenCalledExactlyOnceWith(error);
    expect(told.onHeard).not.toHaveBeenCalled();
  });

  it('takes an end without a word for silence', async () => {
    scriptRecogniser(['end']);
    const { told } = start();
    await settle();
    expect(told.onError).toHaveBeenCalledExactlyOnceWith('no-speech');
  });

  it('says when the browser has no recogniser, and when it does not start', async () => {
    Object.assign(globalThis, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
    const without = start().told;
    await settle();
    expect(without.onError).toHaveBeenCalledExactlyOnceWith('unsupported');
    scriptRecogniser('throws');
    const throwing = start().told;
    await settle();
    expect(throwing.onError).toHaveBeenCalledExactlyOnceWith('start-failed');
  });

  it('hears again after the microphone was denied and then allowed, without a reload [G246]', async () => {
    scriptRecogniser([{ error: 'not-allowed' }], [{ hear: 'villas' }, 'end']);
    start();
    await settle();
    const { told } = start();
    await settle();
    expect(told.onHeard).toHaveBeenCalledExactlyOnceWith('villas', 0.9);
  });

  it('ends by itself at its time', async () => {
    const made = scriptRecogniser([{ hear: 'flats in' }, { wait: 20_000 }]);
    const { told } = start({ maxMs: 8000 });
    await settle(7900);
    expect(told.onHeard).not.toHaveBeenCalled();
    await settle(200);
    expect(made[0]!.stopped).toBe(true);
    expect(told.onHeard).toHaveBeenCalledExactlyOnceWith('flats in', 0.9);
  });

  it('counts its time from the recording, not from the press: the browser may ask for permission first [G139 G140]', async () => {
    const made = scriptRecogniser([{ permission: 5000 }, { wait: 30_000 }]);
    const { told } = start({ maxMs: 8000 });
    await settle(4900);
    expect(told.onStatus.mock.calls.flat()).toEqual(['starting']);
    await settle(200 + 7800);
    expect(made[0]!.stopped).toBe(false);
    await settle(200);
    expect(made[0]!.stopped).toBe(true);
    expect(told.onError).toHaveBeenCalledExactlyOnceWith('no-speech');
  });

  it('gives up quietly if nobody answers whether the page may listen', async () => {
    scriptRecogniser([{ permission: 600_000 }]);
    const { told } = start();
    await settle(60_100);
    expect(told.onStatus.mock.calls.flat()).toEqual(['starting', 'idle']);
    expect(told.onError).not.toHaveBeenCalled();
  });

  it('calls a silence that lasts to its time no speech', async () => {
    scriptRecogniser([{ wait: 20_000 }]);
    const { told } = start({ maxMs: 10_000 });
    await settle(10_100);
    expect(told.onError).toHaveBeenCalledExactlyOnceWith('no-speech');
  });

  it('has no error for a person who stops, and keeps what was heard', async () => {
    scriptRecogniser([{ wait: 5000 }], [{ hear: 'plots' }, { wait: 5000 }]);
    const silent = start();
    await settle();
    silent.listening.stop();
    await settle();
    expect(silent.told.onError).not.toHaveBeenCalled();
    const spoken = start();
    await settle();
    spoken.listening.stop();
    await settle();
    expect(spoken.told.onHeard).toHaveBeenCalledExactlyOnceWith('plots', 0.9);
  });

  it('drops everything on cancel, and late events of an older session', async () => {
    scriptRecogniser([{ wait: 100 }, { hear: 'late' }, 'end'], [{ hear: 'new' }, 'end']);
    const old = start();
    await settle();
    const { told } = start();
    await settle(500);
    expect(old.told.onHeard).not.toHaveBeenCalled();
    expect(old.told.onError).not.toHaveBeenCalled();
    expect(told.onHeard).toHaveBeenCalledExactlyOnceWith('new', 0.9);
  });

  it('can be ended from outside', async () => {
    const made = scriptRecogniser([{ wait: 5000 }]);
    start();
    await settle();
    stopListening();
    expect(made[0]!.stopped).toBe(true);
  });
});
