import { describe, expect, it, vi } from 'vitest';
import { createUnderstandingClient } from '../../src/app/understanding.ts';
import type { FromUnderstanding, ToUnderstanding } from '../../src/app/understanding-messages.ts';

/** A worker whose answers the test gives. */
function scriptedWorker() {
  const asked: ToUnderstanding[] = [];
  const target = new EventTarget();
  return {
    asked,
    worker: Object.assign(target, { postMessage: (message: ToUnderstanding) => void asked.push(message), terminate: vi.fn() }) as never,
    answer: (data: FromUnderstanding) => target.dispatchEvent(new MessageEvent('message', { data })),
    breakDown: () => target.dispatchEvent(new Event('error')),
  };
}

describe('understanding beside the page', () => {
  it('gives each its own answer, in whichever order they come', async () => {
    const { asked, worker, answer } = scriptedWorker();
    const { interpret, placesIn } = createUnderstandingClient(() => worker);
    const [first, second] = [interpret('en', 'two', {}), placesIn('te')];
    expect(asked).toEqual([
      { id: 1, ask: 'interpret', language: 'en', text: 'two', context: {} },
      { id: 2, ask: 'places', language: 'te' },
    ]);
    answer({ id: 2, answer: ['గచ్చిబౌలి'] });
    answer({ id: 1, answer: { intent: 'search' } });
    expect(await second).toEqual(['గచ్చిబౌలి']);
    expect(await first).toEqual({ intent: 'search' });
  });

  it('fails for the sentence that could not be read, and goes on', async () => {
    const { worker, answer } = scriptedWorker();
    const { interpret } = createUnderstandingClient(() => worker);
    const [first, second] = [interpret('en', 'one', {}), interpret('en', 'two', {})];
    answer({ id: 1, failed: 'no data' });
    await expect(first).rejects.toThrow('no data');
    answer({ id: 2, answer: { intent: 'greet' } });
    expect(await second).toEqual({ intent: 'greet' });
  });

  it('starts anew after the worker broke, and leaves nobody waiting', async () => {
    const workers = [scriptedWorker(), scriptedWorker()] as const;
    const start = vi.fn().mockReturnValueOnce(workers[0].worker).mockReturnValueOnce(workers[1].worker);
    const { interpret } = createUnderstandingClient(start);
    const lost = interpret('en', 'one', {});
    workers[0].breakDown();
    await expect(lost).rejects.toThrow('stopped');
    const next = interpret('en', 'two', {});
    workers[1].answer({ id: 2, answer: { intent: 'greet' } });
    expect(await next).toEqual({ intent: 'greet' });
    expect(start).toHaveBeenCalledTimes(2);
  });
});
