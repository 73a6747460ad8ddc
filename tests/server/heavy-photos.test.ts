import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Posting } from '../../src/domain/posting.ts';
import type { RunningServer } from '../../src/server/start.ts';
import { aPostingForm, logInAs, openShop, visitorOf, type Visitor } from './shop.ts';

/** A hundred in the long run; the short one shows that they wait for each other. */
const UPLOADS = process.env['LONG'] ? 100 : 8;
const WIDTH = 7200;
const HEIGHT = 5480;
const GIGABYTE = 1024 ** 3;

let server: RunningServer;
let visitor: Visitor;

beforeAll(async () => {
  ({ server } = await openShop());
  visitor = visitorOf(server);
  await logInAs(visitor, 'agent@gharvani.example', 'Charminar-1591!');
});
afterAll(() => server.stop());

describe('heavy photos', () => {
  it(`${UPLOADS} uploads of 39 megapixels at once are answered, or told to wait, and take little memory`, async () => {
    const { id } = (await visitor.call<Posting>('/api/postings', aPostingForm())).body;
    const { id: other } = (await visitor.call<Posting>('/api/postings', aPostingForm())).body;
    const bytes = new Uint8Array(
      await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#9a8' } })
        .jpeg({ quality: 30 })
        .toBuffer(),
    );
    let most = process.memoryUsage().rss;
    const before = most;
    const watching = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 50);
    const start = performance.now();
    const answers = await Promise.all(
      Array.from({ length: UPLOADS }, (_, i) => visitor.call(`/api/postings/${i % 2 === 0 ? id : other}/photos`, bytes)),
    );
    clearInterval(watching);
    const seconds = (performance.now() - start) / 1000;
    const statuses = Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([status, all]) => `${status}: ${all!.length}`);
    expect(
      answers.filter(({ status, code }) => !(status === 200 || status === 429 || code === 'photos-full' || code === 'photo-refused')),
    ).toEqual([]);
    expect(seconds).toBeLessThan(60);
    expect(most).toBeLessThan(Math.max(GIGABYTE, before + GIGABYTE / 2));
    if (process.env['LONG'])
      console.log(
        `${UPLOADS} uploads: ${seconds.toFixed(1)} s, at most ${Math.round(most / 1e6)} MB (${Math.round(before / 1e6)} before), ${statuses.join(', ')}`,
      );
  });

  it('a picture with more than 40 megapixels is refused by its header', async () => {
    const { id } = (await visitor.call<Posting>('/api/postings', aPostingForm())).body;
    const bytes = new Uint8Array(
      await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#9a8' } })
        .jpeg({ quality: 30 })
        .toBuffer(),
    );
    expect(await visitor.call(`/api/postings/${id}/photos`, bytes)).toMatchObject({ status: 400, code: 'photo-refused' });
  });

  it('one width of a picture is made once however many ask for it', async () => {
    const files = ['villa-01.jpg', 'villa-02.jpg', 'kitchen-01.jpg', 'living-01.jpg'];
    const asked = files.flatMap((file) => Array.from({ length: 36 }, () => fetch(`${server.url}/photos/${file}?w=800`)));
    const answers = await Promise.all(
      asked.map(async (response) => ({ status: (await response).status, size: (await (await response).arrayBuffer()).byteLength })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ size }) => size)).size).toBe(files.length);
  });
});
