import { EventEmitter } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';
import { describe, expect, it, vi } from 'vitest';
import { BACKBONE_DIR, buildBackbone } from '../../models/build-backbone.ts';
import { openEye } from '../../src/server/photos/eye.ts';
import { startPhotoEye } from '../../src/server/photos/photo-eye.ts';
import type { Look, Seen } from '../../src/server/photos/eye-worker.ts';

/** A thread that answers as the test says. */
class Scripted extends EventEmitter {
  asked: Look[] = [];
  unref() {}
  postMessage(look: Look) {
    this.asked.push(look);
  }
  async terminate() {
    this.emit('exit', 0);
  }
}

const scripted = () => {
  const threads: Scripted[] = [];
  const eye = startPhotoEye(() => {
    threads.push(new Scripted());
    return threads.at(-1) as unknown as Worker;
  });
  return { eye, threads };
};

const seen = { judgement: { verdict: 'property' }, looks: 'x' } as unknown as Seen;
const bytes = new Uint8Array([1]);

describe('the thread that looks at photos', () => {
  it('says when it is ready, and what it sees', async () => {
    const { eye, threads } = scripted();
    threads[0]!.emit('message', { ready: 'maker' });
    expect(await eye.ready).toBe('maker');
    const looked = eye.look(bytes);
    threads[0]!.emit('message', { id: threads[0]!.asked[0]!.id, seen });
    expect(await looked).toBe(seen);
  });

  it('says that a photo cannot be read', async () => {
    const { eye, threads } = scripted();
    const looked = eye.look(bytes);
    threads[0]!.emit('message', { id: threads[0]!.asked[0]!.id, failed: 'photo-unreadable', why: 'broken' });
    await expect(looked).rejects.toMatchObject({ code: 'photo-unreadable' });
  });

  it('lets nobody wait who waits behind many', async () => {
    const { eye } = scripted();
    for (let i = 0; i < 24; i++) eye.look(bytes).catch(() => undefined);
    await expect(eye.look(bytes)).rejects.toMatchObject({ code: 'too-many-requests' });
    await eye.close();
  });

  it('is followed by another when it breaks', async () => {
    const { eye, threads } = scripted();
    const looked = eye.look(bytes);
    threads[0]!.emit('error', new Error('out of memory'));
    await expect(looked).rejects.toMatchObject({ code: 'photo-search-unavailable' });
    const again = eye.look(bytes);
    expect(threads).toHaveLength(2);
    threads[1]!.emit('message', { id: threads[1]!.asked[0]!.id, seen });
    expect(await again).toBe(seen);
  });

  it('sends away who cannot be answered in time, and says when to come again', async () => {
    vi.useFakeTimers();
    const { eye, threads } = scripted();
    const slow = eye.look(bytes);
    await vi.advanceTimersByTimeAsync(6000);
    threads[0]!.emit('message', { id: threads[0]!.asked[0]!.id, seen });
    await slow;
    const next = eye.look(bytes);
    await expect(eye.look(bytes)).rejects.toMatchObject({ code: 'too-many-requests', retryAfter: 6 });
    threads[0]!.emit('message', { id: threads[0]!.asked[1]!.id, seen });
    expect(await next).toBe(seen);
    vi.useRealTimers();
  });

  it('is replaced where it is stuck', async () => {
    vi.useFakeTimers();
    const { eye, threads } = scripted();
    const stuck = eye.look(bytes).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await stuck).toMatchObject({ code: 'too-many-requests', retryAfter: 20 });
    vi.useRealTimers();
    const again = eye.look(bytes);
    expect(threads).toHaveLength(2);
    threads[1]!.emit('message', { id: threads[1]!.asked[0]!.id, seen });
    expect(await again).toBe(seen);
  });

  it('refuses after its end', async () => {
    const { eye } = scripted();
    await eye.close();
    await expect(eye.look(bytes)).rejects.toMatchObject({ code: 'photo-search-unavailable' });
  });
});

describe('the backbone', () => {
  const needed = (JSON.parse(readFileSync('models/photo/heads.json', 'utf8')) as { backbone: string }).backbone;

  it('is the one that the heads were learned on', () => expect(buildBackbone()).toBe(needed));

  it('is built anew where its file is damaged', async () => {
    writeFileSync(`${BACKBONE_DIR}/weights.bin`, 'damaged');
    const { version, embed } = await openEye(needed);
    expect(version).toBe(needed);
    expect(await embed(new Float32Array(224 * 224 * 3))).toHaveLength(2000);
  });

  it('is refused where it is another one than is needed', async () => {
    await expect(openEye('another')).rejects.toThrow(/heads are for backbone another/);
  });
});
