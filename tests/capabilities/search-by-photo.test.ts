import { describe, expect, it, vi } from 'vitest';
import { AppError, type ErrorCode } from '../../src/domain/errors.ts';
import type { Judgement } from '../../src/domain/photo.ts';
import { fakeApp } from './fake-app.ts';
import { aHome } from './fake-data.ts';

const photo = new Blob(['photo'], { type: 'image/jpeg' });
const home: Judgement = { verdict: 'property', property: 0.98, kind: 'object', room: 'kitchen', threshold: 0.75 };
const dog: Judgement = { ...home, verdict: 'other', property: 0.02, kind: 'animal' };
const LOOKS = 'A'.repeat(342);

function scene(judgement: Judgement | null = home) {
  const app = fakeApp();
  const { services, server } = app;
  vi.mocked(services.photos.photo).mockReturnValue(photo);
  vi.mocked(services.photos.judge).mockResolvedValue(judgement);
  server.answer('visualSearchAnalyze', {
    results: [
      { property_id: 3, similarity_score: '71.5%', image_path: '/photos/b.jpg' },
      { property_id: 2, similarity_score: '93.2%', image_path: '/photos/b.jpg' },
    ],
    looks: LOOKS,
  });
  return { ...app, find: () => app.run('search-by-photo', {}, 'control'), anyway: () => app.run('send-photo-anyway', {}, 'control') };
}

type Scene = ReturnType<typeof scene>;

describe('search by photo', () => {
  it('checks the photo here first, then analyses it, fetches the homes and shows them, most similar first', async () => {
    const { services, server, find } = scene();
    const outcome = await find();
    expect(outcome).toMatchObject({ status: 'done', reply: { key: 'commands.search-by-photo.found', params: { count: 2 } } });
    expect(server.made('visualSearchAnalyze')).toEqual([{ file: photo }]);
    expect(server.made('bulkProperties')).toEqual([{ body: [3, 2] }]);
    const held = services.results.current()!;
    expect(held.answer.properties.map(({ id, similarity }) => [id, similarity])).toEqual([
      [2, 93.2],
      [3, 71.5],
    ]);
    expect(services.stage.go).toHaveBeenCalledWith(
      expect.stringContaining('query=Visual+Search+Results&source=visual-search&visualSearch=true'),
    );
  });

  it.each([dog, { ...dog, verdict: 'unsure', property: 0.5 } as Judgement])(
    'asks before a doubtful picture leaves the device: %o',
    async (judgement) => {
      const { services, server, find } = scene(judgement);
      expect(await find()).toMatchObject({ status: 'done', reply: { asks: { name: 'send-photo-anyway' } } });
      expect(services.photos.ask).toHaveBeenCalledWith(judgement);
      expect(server.made('visualSearchAnalyze')).toEqual([]);
    },
  );

  it('asks before a picture leaves the device that could not be checked in time', async () => {
    const { services, server, find } = scene(null);
    expect(await find()).toMatchObject({
      status: 'done',
      reply: { key: 'commands.search-by-photo.skipped', asks: { name: 'send-photo-anyway' } },
    });
    expect(services.photos.ask).toHaveBeenCalledWith(null);
    expect(server.made('visualSearchAnalyze')).toEqual([]);
  });

  it('refuses here what is no picture at all', async () => {
    const { services, server, find } = scene(null);
    vi.mocked(services.photos.isPicture).mockResolvedValue(false);
    expect(await find()).toMatchObject({ status: 'failed', code: 'photo-unreadable' });
    expect(server.made('visualSearchAnalyze')).toEqual([]);
  });

  it('sends the photo when the person says so, without checking again', async () => {
    const { services, anyway } = scene(dog);
    expect(await anyway()).toMatchObject({ status: 'done', reply: { params: { count: 2 } } });
    expect(services.photos.judge).not.toHaveBeenCalled();
  });

  it.each<[ErrorCode, (scene: Scene) => void]>([
    ['photo-nothing-similar', ({ server }) => server.answer('visualSearchAnalyze', { results: [] })],
    ['photo-no-ids', ({ server }) => server.answer('visualSearchAnalyze', () => ({ results: [{ property_id: 'seven' }] }))],
    ['photo-no-properties', ({ server }) => server.answer('bulkProperties', [null, null])],
    ['photo-details-failed', ({ server }) => server.answer('bulkProperties', new AppError('server-failed'))],
    ['photo-analysis-failed', ({ services }) => vi.mocked(services.server.upload).mockRejectedValue(new AppError('offline'))],
  ])('tells %s', async (code, break_) => {
    const app = scene();
    break_(app);
    expect(await app.find()).toMatchObject({ status: 'failed', code });
    expect(app.services.photos.close).toHaveBeenCalled();
    expect(app.services.stage.go).not.toHaveBeenCalled();
  });

  it('passes on why the server refused', async () => {
    const { services, anyway } = scene();
    const rejection = { confidence: 0.9, predicted_label: 'animal', suggestion: 'Another.', threshold: 0.75 };
    vi.mocked(services.server.upload).mockResolvedValue({ status: 400, ok: false, body: { details: rejection } });
    expect(await anyway()).toMatchObject({ status: 'failed', code: 'not-a-property', rejection });
  });

  it('opens the choice of a photo if there is none', async () => {
    const { services, find } = scene();
    vi.mocked(services.photos.photo).mockReturnValue(null);
    await find();
    expect(services.photos.open).toHaveBeenCalledWith('source');
  });

  it('is narrowed by words, and keeps the photo', async () => {
    const { server, run, find } = scene();
    await find();
    const searched = () => server.made('search').at(-1)?.body;
    await run('refine-search', { price_max: 10_000_000, locality: 'Kondapur' });
    expect(searched()).toMatchObject({ looks: LOOKS, filters: { price_max: 10_000_000, locality: 'Kondapur' } });
    await run('search', { bhk: 3 });
    expect(searched()).toMatchObject({ looks: LOOKS, filters: { bhk: 3 } });
  });

  it('keeps a listing’s own status', async () => {
    const { services, server, find } = scene();
    server.answer('bulkProperties', [aHome({ id: 3, propertyStatus: 'For Rent' }), null]);
    await find();
    expect(services.results.current()!.answer.properties[0]).toMatchObject({
      propertyStatus: 'For Rent',
      currency: 'INR',
      similarity: 71.5,
    });
  });
});

describe('choosing a photo', () => {
  it.each(['source', 'camera'] as const)('opens the %s', async (from) => {
    const { services, run } = fakeApp();
    await run('visual-search', { from });
    expect(services.photos.open).toHaveBeenCalledWith(from);
  });

  it('says when it is unavailable', async () => {
    const { services, run } = fakeApp();
    vi.mocked(services.photos.available).mockResolvedValue(false);
    expect(await run('visual-search', {}, 'menu')).toMatchObject({ status: 'failed', code: 'photo-search-unavailable' });
    expect(services.photos.open).not.toHaveBeenCalled();
  });
});
