import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Judgement } from '../../src/domain/photo.ts';
import type { FromGate, JudgePhoto } from '../../src/vision/gate-messages.ts';
import { createPhotoGate } from '../../src/vision/photo-gate.ts';

const judgement: Judgement = { verdict: 'property', property: 0.9, kind: 'object', room: 'kitchen', threshold: 0.75 };

/** A worker that answers as the test says. */
class Scripted extends EventTarget {
  asked: JudgePhoto[] = [];
  terminated = false;
  postMessage(message: JudgePhoto) {
    this.asked.push(message);
  }
  answer(data: FromGate) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate() {
    this.terminated = true;
  }
}

const scripted = () => {
  const workers: Scripted[] = [];
  const gate = createPhotoGate(() => {
    workers.push(new Scripted());
    return workers.at(-1) as unknown as Worker;
  });
  return { gate, workers };
};

const photo = new Blob(['x']);

describe('the photo gate', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('tells how much of the model is there, then what it sees', async () => {
    const { gate, workers } = scripted();
    const loaded: number[] = [];
    const judged = gate.judge(photo, (share) => loaded.push(share));
    workers[0]!.answer({ loaded: 0.4 });
    workers[0]!.answer({ id: 99, judgement: { ...judgement, room: 'office' } });
    workers[0]!.answer({ id: workers[0]!.asked[0]!.id, judgement });
    expect(await judged).toEqual(judgement);
    expect(loaded).toEqual([0.4]);
  });

  it('is skipped after five seconds, and is kept for the next photo', async () => {
    const { gate, workers } = scripted();
    const first = gate.judge(photo, () => undefined);
    await vi.advanceTimersByTimeAsync(4999);
    expect(await Promise.race([first, Promise.resolve('waiting')])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await first).toBeNull();
    const second = gate.judge(photo, () => undefined);
    expect(workers).toHaveLength(1);
    workers[0]!.answer({ id: workers[0]!.asked[1]!.id, judgement });
    expect(await second).toEqual(judgement);
  });

  it('starts a new worker after one that broke', async () => {
    const { gate, workers } = scripted();
    const first = gate.judge(photo, () => undefined);
    workers[0]!.answer({ id: workers[0]!.asked[0]!.id, failed: 'no model' });
    expect(await first).toBeNull();
    expect(workers[0]!.terminated).toBe(true);
    void gate.judge(photo, () => undefined);
    expect(workers).toHaveLength(2);
  });

  it('is skipped where workers do not exist', async () => {
    const gate = createPhotoGate(() => {
      throw new Error('blocked');
    });
    expect(await gate.judge(photo, () => undefined)).toBeNull();
  });
});
