import { describe, expect, it, vi } from 'vitest';
import { AppError, type ErrorCode } from '../../src/domain/errors.ts';
import type { Recommendations } from '../../src/capabilities/places/contract.ts';
import { fakeApp } from './fake-app.ts';
import { aHome } from './fake-data.ts';

describe('recommend-near-me', () => {
  it('asks the person before it asks the device', async () => {
    const { services, run } = fakeApp();
    expect((await run('recommend-near-me')).status).toBe('asks');
    expect(services.place.find).not.toHaveBeenCalled();
  });

  it('tells the server where the device is; “the second one” then counts in the homes it recommends', async () => {
    const { services, server, runAndAgree } = fakeApp();
    const outcome = await runAndAgree('recommend-near-me');
    expect(server.made('setUserLocation')).toEqual([{ body: { latitude: 17.44, longitude: 78.35, source: 'device' } }]);
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
    const { server, runAndAgree } = fakeApp();
    server.answer('recommendations', answer);
    expect(await runAndAgree('recommend-near-me')).toMatchObject({ status: 'done', reply: { key: `commands.recommend-near-me.${key}` } });
  });

  it.each<ErrorCode>(['location-denied', 'location-timeout', 'location-unavailable', 'location-unsupported'])('says %s', async (code) => {
    const { services, server, runAndAgree } = fakeApp();
    vi.mocked(services.place.find).mockRejectedValue(new AppError(code));
    expect(await runAndAgree('recommend-near-me')).toMatchObject({ status: 'failed', code });
    expect(server.made('recommendations')).toEqual([]);
  });

  it('says that the chat failed when its call fails', async () => {
    const { server, runAndAgree } = fakeApp();
    server.answer('recommendations', new AppError('server-failed'));
    expect(await runAndAgree('recommend-near-me')).toMatchObject({ status: 'failed', code: 'chat-failed' });
  });
});
