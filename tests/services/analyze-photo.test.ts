import { afterEach, describe, expect, it, vi } from 'vitest';
import { analyzePhoto as analyze } from '../../src/capabilities/photo/analyze-photo.ts';
import { server } from '../../src/services/server.ts';

const analyzePhoto = (file: Blob) => analyze(file, { server });

const photo = new Blob(['x'], { type: 'image/jpeg' });
const details = { confidence: 0.93, predicted_label: 'animal', suggestion: 'Another.', threshold: 0.75 };

const answer = (body: unknown, status = 200) => {
  const fetched = vi.fn(
    async (_: string, _init: RequestInit) => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

describe('the analysis of a photo', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is one upload as a form', async () => {
    const fetched = answer({ results: [] });
    await analyzePhoto(photo);
    const [path, init] = fetched.mock.calls[0]!;
    expect(path).toBe('/api/visual-search/analyze');
    expect((init.body as FormData).get('image')).toBeInstanceOf(Blob);
  });

  it('takes ids and scores as other servers write them', async () => {
    answer({
      results: [
        { property_id: '7', similarity_score: 88, image_path: null },
        { property_id: 'abc' },
        { property_id: 9, similarity_score: '70 %' },
        null,
      ],
    });
    expect((await analyzePhoto(photo)).results).toEqual([
      { property_id: 7, similarity_score: '88', image_path: '' },
      { property_id: 9, similarity_score: '70 %', image_path: '' },
    ]);
  });

  it('says when no id is a number', async () => {
    answer({ results: [{ property_id: 'abc' }] });
    await expect(analyzePhoto(photo)).rejects.toMatchObject({ code: 'photo-no-ids' });
  });

  it.each([
    { details },
    { detail: details },
    details,
    { error: { code: 'not-a-property', message: 'x' }, details },
    { error: { details } },
  ])('finds the reasons in %o', async (body) => {
    answer(body, 400);
    await expect(analyzePhoto(photo)).rejects.toMatchObject({ code: 'not-a-property', rejection: details });
  });

  it.each([
    [400, '{}', 'photo-unreadable'],
    [400, '<html>', 'photo-unreadable'],
    [413, '{}', 'photo-too-large'],
    [500, '{}', 'photo-analysis-failed'],
    [200, '{"no":"results"}', 'photo-analysis-failed'],
    [503, '{"error":{"code":"photo-search-unavailable","message":"x"}}', 'photo-search-unavailable'],
  ])('status %i with %s is %s', async (status, body, code) => {
    answer(body, status);
    await expect(analyzePhoto(photo)).rejects.toMatchObject({ code });
  });

  it('says that it failed where the server cannot be reached', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Promise.reject(new TypeError('gone'))),
    );
    await expect(analyzePhoto(photo)).rejects.toMatchObject({ code: 'photo-analysis-failed' });
  });
});
