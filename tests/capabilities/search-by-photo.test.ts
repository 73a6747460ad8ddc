import { describe, expect, it, vi } from 'vitest';
import { createRunner } from '../../src/kernel/run-command.ts';
import { AppError, type ErrorCode } from '../../src/domain/errors.ts';
import type { Judgement } from '../../src/domain/photo.ts';
import { aHome, fakeServices } from './fake-services.ts';

const photo = new Blob(['photo'], { type: 'image/jpeg' });
const home: Judgement = { verdict: 'property', property: 0.98, kind: 'object', room: 'kitchen', threshold: 0.75 };
const dog: Judgement = { ...home, verdict: 'other', property: 0.02, kind: 'animal' };
const LOOKS = 'A'.repeat(342);

function scene(judgement: Judgement | null = home) {
  const services = fakeServices();
  vi.mocked(services.photos.photo).mockReturnValue(photo);
  vi.mocked(services.photos.judge).mockResolvedValue(judgement);
  vi.mocked(services.market.analyzePhoto).mockResolvedValue({
    results: [
      { property_id: 3, similarity_score: '71.5%', image_path: '/photos/b.jpg' },
      { property_id: 2, similarity_score: '93.2%', image_path: '/photos/b.jpg' },
    ],
    looks: LOOKS,
  });
  const run = createRunner(services);
  return { services, run: (anyway = false) => run({ name: 'search-by-photo', args: { anyway }, source: 'typed' }) };
}

describe('search by photo', () => {
  it('looks here first, then analyses, fetches the homes and shows them, most alike first', async () => {
    const { services, run } = scene();
    const outcome = await run();
    expect(outcome).toMatchObject({ status: 'done', reply: { key: 'commands.search-by-photo.found', params: { count: 2 } } });
    expect(services.market.analyzePhoto).toHaveBeenCalledExactlyOnceWith(photo);
    expect(services.market.bulk).toHaveBeenCalledExactlyOnceWith([3, 2]);
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
      const { services, run } = scene(judgement);
      expect(await run()).toMatchObject({ status: 'done', reply: { asks: { name: 'search-by-photo', args: { anyway: true } } } });
      expect(services.photos.ask).toHaveBeenCalledWith(judgement);
      expect(services.market.analyzePhoto).not.toHaveBeenCalled();
    },
  );

  it('sends it when the person says so, without looking again', async () => {
    const { services, run } = scene(dog);
    expect(await run(true)).toMatchObject({ status: 'done', reply: { params: { count: 2 } } });
    expect(services.photos.judge).not.toHaveBeenCalled();
  });

  it('lets the server look where this device cannot', async () => {
    const { services, run } = scene(null);
    expect(await run()).toMatchObject({ status: 'done', reply: { params: { count: 2 } } });
    expect(services.market.analyzePhoto).toHaveBeenCalledOnce();
  });

  it.each<[ErrorCode, (services: ReturnType<typeof fakeServices>) => void]>([
    ['photo-nothing-similar', ({ market }) => vi.mocked(market.analyzePhoto).mockResolvedValue({ results: [] })],
    [
      'photo-no-ids',
      ({ market }) =>
        vi
          .mocked(market.analyzePhoto)
          .mockResolvedValue({ results: [{ property_id: Number.NaN, similarity_score: '1%', image_path: '' }] }),
    ],
    ['photo-no-properties', ({ market }) => vi.mocked(market.bulk).mockResolvedValue([null, null])],
    ['photo-details-failed', ({ market }) => vi.mocked(market.bulk).mockRejectedValue(new AppError('server-failed'))],
    ['photo-analysis-failed', ({ market }) => vi.mocked(market.analyzePhoto).mockRejectedValue(new AppError('photo-analysis-failed'))],
  ])('tells %s', async (code, break_) => {
    const { services, run } = scene();
    break_(services);
    expect(await run()).toMatchObject({ status: 'failed', code });
    expect(services.photos.close).toHaveBeenCalled();
    expect(services.stage.go).not.toHaveBeenCalled();
  });

  it('hands on why the server refused', async () => {
    const { services, run } = scene();
    const rejection = { confidence: 0.9, predicted_label: 'animal', suggestion: 'Another.', threshold: 0.75 };
    vi.mocked(services.market.analyzePhoto).mockRejectedValue(new AppError('not-a-property', { rejection }));
    expect(await run(true)).toMatchObject({ status: 'failed', code: 'not-a-property', rejection });
  });

  it('opens the choice of a photo where there is none', async () => {
    const { services, run } = scene();
    vi.mocked(services.photos.photo).mockReturnValue(null);
    await run();
    expect(services.photos.open).toHaveBeenCalledWith('source');
  });

  it('is narrowed by words, and keeps the photo', async () => {
    const { services, run } = scene();
    await run();
    const narrow = createRunner(services);
    await narrow({ name: 'refine-search', args: { price_max: 10_000_000, locality: 'Kondapur' }, source: 'voice' });
    expect(services.market.search).toHaveBeenLastCalledWith(
      expect.objectContaining({ looks: LOOKS, filters: { price_max: 10_000_000, locality: 'Kondapur' } }),
    );
    await narrow({ name: 'search', args: { bhk: 3 }, source: 'voice' });
    expect(services.market.search).toHaveBeenLastCalledWith(expect.objectContaining({ looks: LOOKS, filters: { bhk: 3 } }));
  });

  it('keeps the status that a listing has', async () => {
    const { services, run } = scene();
    vi.mocked(services.market.bulk).mockResolvedValue([aHome({ id: 3, propertyStatus: 'For Rent' }), null]);
    await run();
    expect(services.results.current()!.answer.properties[0]).toMatchObject({
      propertyStatus: 'For Rent',
      currency: 'INR',
      similarity: 71.5,
    });
  });
});

describe('the way to a photo', () => {
  it.each(['source', 'camera'] as const)('opens the %s', async (from) => {
    const services = fakeServices();
    await createRunner(services)({ name: 'visual-search', args: { from }, source: 'voice' });
    expect(services.photos.open).toHaveBeenCalledWith(from);
  });

  it('says that it is not available', async () => {
    const services = fakeServices();
    vi.mocked(services.photos.available).mockResolvedValue(false);
    const outcome = await createRunner(services)({ name: 'visual-search', source: 'menu' });
    expect(outcome).toMatchObject({ status: 'failed', code: 'photo-search-unavailable' });
    expect(services.photos.open).not.toHaveBeenCalled();
  });
});
