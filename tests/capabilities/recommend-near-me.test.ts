import { describe, expect, it, vi } from 'vitest';
import { createRunner } from '../../src/kernel/run-command.ts';
import { AppError, type ErrorCode } from '../../src/domain/errors.ts';
import type { Recommendations } from '../../src/capabilities/places/contract.ts';
import { aHome, fakeServices, fiveHomes } from './fake-services.ts';

const yes = { name: 'recommend-near-me', source: 'voice', confirmed: true } as const;

describe('recommend-near-me', () => {
  it('asks before the device is asked', async () => {
    const services = fakeServices(fiveHomes());
    const outcome = await createRunner(services)({ name: 'recommend-near-me', source: 'voice' });
    expect(outcome.status).toBe('needs-confirmation');
    expect(services.place.find).not.toHaveBeenCalled();
  });

  it('tells the server where the device is, and counts in the homes it names', async () => {
    const services = fakeServices(fiveHomes());
    const outcome = await createRunner(services)(yes);
    expect(services.market.keepLocation).toHaveBeenCalledWith({ latitude: 17.44, longitude: 78.35, source: 'device' });
    expect(outcome).toMatchObject({ status: 'done', reply: { key: 'commands.recommend-near-me.done', homes: [{ distance: 1.2 }, {}] } });
    expect(services.stage.list).toHaveBeenCalledWith([expect.objectContaining({ id: 1 }), expect.objectContaining({ id: 2 })]);
  });

  it.each<[Recommendations, string]>([
    [{ error: 'the model is away' }, 'error'],
    [{ needs_location: true }, 'needsLocation'],
    [{}, 'empty'],
    [{ response: '' }, 'empty'],
    [{ properties: [] }, 'none'],
    [{ response: 'Two homes by the lake.', properties: [aHome()] }, 'said'],
    [{ message: 'Ask me later.' }, 'said'],
  ])('answers %j with its own words', async (answer, key) => {
    const services = fakeServices(fiveHomes());
    vi.mocked(services.market.recommend).mockResolvedValue(answer);
    expect(await createRunner(services)(yes)).toMatchObject({ status: 'done', reply: { key: `commands.recommend-near-me.${key}` } });
  });

  it.each<ErrorCode>(['location-denied', 'location-timeout', 'location-unavailable', 'location-unsupported'])('says %s', async (code) => {
    const services = fakeServices(fiveHomes());
    vi.mocked(services.place.find).mockRejectedValue(new AppError(code));
    expect(await createRunner(services)(yes)).toMatchObject({ status: 'failed', code });
    expect(services.market.recommend).not.toHaveBeenCalled();
  });

  it('says that the chat failed when its call fails', async () => {
    const services = fakeServices(fiveHomes());
    vi.mocked(services.market.recommend).mockRejectedValue(new AppError('server-failed'));
    expect(await createRunner(services)(yes)).toMatchObject({ status: 'failed', code: 'chat-failed' });
  });
});
