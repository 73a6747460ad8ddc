import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorAnswer } from '../../src/domain/errors.ts';
import { MAX_PHOTO_BYTES, type VisualAnswer, type VisualSearchStatus } from '../../src/domain/photo.ts';
import type { Property } from '../../src/domain/property.ts';
import type { SearchAnswer } from '../../src/domain/search.ts';
import type { RunningServer } from '../../src/server/start.ts';
import { aBill } from '../vision/bill.ts';
import { ask, startTestServer } from './test-server.ts';

let server: RunningServer;
const own = (file: string): Buffer => readFileSync(`src/server/catalogue/photos/${file}`);

async function analyze(bytes: Buffer, name = 'photo.jpg'): Promise<{ status: number; body: VisualAnswer & ErrorAnswer }> {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(bytes)]), name);
  // The server closes the connection under a photo that is too large; the next call must not take it.
  const response = await fetch(`${server.url}/api/visual-search/analyze`, { method: 'POST', body: form, headers: { Connection: 'close' } });
  return { status: response.status, body: (await response.json()) as VisualAnswer & ErrorAnswer };
}

const status = async () => (await ask<VisualSearchStatus>(server, '/api/visual-search/status')).body;

beforeAll(async () => {
  server = await startTestServer();
  while (!(await status()).collection_ready) await new Promise((resolve) => setTimeout(resolve, 100));
});
afterAll(() => server.stop());

describe('search by photo', () => {
  it('is ready, and named where readiness is told', async () => {
    expect(await status()).toEqual({ status: 'ready', model_loaded: true, collection_ready: true });
    expect((await ask(server, '/readyz')).body).toMatchObject({ photoModel: { ok: true, status: 'ready' } });
  });

  it.each(['villa-02.jpg', 'kitchen-03.jpg', 'land-01.jpg', 'officefacade-02.jpg'])('finds the homes that show %s', async (file) => {
    const altered = await sharp(own(file)).extract({ left: 60, top: 40, width: 680, height: 520 }).jpeg({ quality: 50 }).toBuffer();
    const { status: code, body } = await analyze(altered);
    expect(code).toBe(200);
    expect(body.results.length).toBeGreaterThanOrEqual(4);
    expect(body.results[0]).toMatchObject({ property_id: expect.any(Number), image_path: `/photos/${file}` });
    const scores = body.results.map(({ similarity_score }) => Number(/^(\d+\.\d)%$/.exec(similarity_score)![1]));
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(new Set(body.results.map(({ property_id }) => property_id)).size).toBe(body.results.length);
    const homes = await ask<(Property | null)[]>(
      server,
      '/api/properties/bulk',
      body.results.map(({ property_id }) => property_id),
    );
    expect(homes.body.every(Boolean)).toBe(true);
  });

  it('is narrowed by words, most alike first', async () => {
    const { body } = await analyze(own('kitchen-01.jpg'));
    const { body: found } = await ask<SearchAnswer>(server, '/api/search', {
      looks: body.looks,
      filters: { locality: 'Kondapur', price_max: 10_000_000, purpose: 'buy' },
    });
    expect(found.total).toBeGreaterThan(0);
    for (const home of found.properties) expect(home).toMatchObject({ locality: 'Kondapur' });
    const alike = found.properties.map(({ similarity }) => similarity ?? -1);
    expect(alike).toEqual(alike.toSorted((a, b) => b - a));
    expect(alike[0]).toBeGreaterThan(20);
  });

  it('refuses what shows no property, and says why', async () => {
    const { status: code, body } = await analyze(await aBill());
    expect(code).toBe(400);
    expect(body.error).toMatchObject({ code: 'not-a-property' });
    expect(body.error.message).toMatch(
      /^Non-property image detected! Predicted: document \(\d+\.\d% confidence, threshold 75\.0%\)\. .+ Please upload a property image \(bathroom, bedroom/,
    );
    expect(body.details).toMatchObject({ predicted_label: 'document', threshold: 0.75, suggestion: expect.stringMatching(/^[A-Z].+\.$/) });
    expect(body.details!.confidence).toBeGreaterThan(0.75);
  });
});

describe('bad photos', () => {
  const png = (width: number, height: number): Buffer => {
    const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    const size = Buffer.alloc(13);
    size.writeUInt32BE(width, 0);
    size.writeUInt32BE(height, 4);
    size.set([8, 2, 0, 0, 0], 8);
    return Buffer.concat([head, size, Buffer.from('00000000', 'hex'), Buffer.alloc(2000)]);
  };
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>');
  const heic = Buffer.concat([Buffer.from('00000018667479706865696300000000', 'hex'), Buffer.alloc(3000)]);

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['an SVG', () => svg],
    ['a HEIC', () => heic],
    ['a GIF', () => sharp(own('villa-01.jpg')).resize(64).gif().toBuffer()],
    ['a TIFF', () => sharp(own('villa-01.jpg')).resize(64).tiff().toBuffer()],
    ['a PNG of 40,000 x 40,000', () => png(40_000, 40_000)],
    ['a truncated JPEG', () => own('villa-01.jpg').subarray(0, 9000)],
    ['a zip called .jpg', () => Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(5000)])],
    ['nothing', () => Buffer.alloc(0)],
  ])('%s is answered with 400 without details', async (_, make) => {
    const before = process.memoryUsage.rss();
    const { status: code, body } = await analyze(await make());
    expect(code).toBe(400);
    expect(body).toMatchObject({
      error: {
        code: 'photo-unreadable',
        message: expect.stringMatching(/^Invalid image detected! Please upload a clear property image such as/),
      },
    });
    expect(body).not.toHaveProperty('details');
    expect(process.memoryUsage.rss() - before).toBeLessThan(150_000_000);
  });

  it('more than 5 MB is answered with 413, exactly 5 MB is read', async () => {
    const photo = own('villa-01.jpg');
    const padded = (size: number) => Buffer.concat([photo, Buffer.alloc(size - photo.length)]);
    expect((await analyze(padded(MAX_PHOTO_BYTES))).status).toBe(200);
    const { status: code, body } = await analyze(padded(MAX_PHOTO_BYTES + 1));
    expect({ code, message: body.error.message }).toEqual({
      code: 413,
      message: 'File size is too large! Please select an image smaller than 5MB. You can try again.',
    });
    expect((await analyze(padded(6 * 1024 * 1024))).status).toBe(413);
  });

  it('no form is answered with 400', async () => {
    expect(await ask(server, '/api/visual-search/analyze', { not: 'a form' })).toMatchObject({ status: 400 });
  });

  it('is overwhelmed by nobody: too many at once are told to wait', async () => {
    const photo = await sharp(own('villa-01.jpg')).resize(320).jpeg().toBuffer();
    const codes = await Promise.all(Array.from({ length: 60 }, async () => (await analyze(photo)).status));
    expect(new Set(codes)).toEqual(new Set([200, 429]));
    expect((await analyze(photo)).status).toBe(200);
  });
});
