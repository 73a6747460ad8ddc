import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { PHOTOS_DIR } from '../../src/server/catalogue/photo-pool.ts';
import type { Posting } from '../../src/domain/posting.ts';
import { copyFilled } from './filled/filled-folder.ts';
import { aPostingForm, logInAs, newFolder, visitorOf, type Visitor } from './shop.ts';
import { spawnServer, type SpawnedServer } from './spawned-server.ts';

/** A hundred in the long run; the short one shows that they wait for each other. */
const UPLOADS = process.env['LONG'] ? 100 : 8;
const WIDTH = 7200;
const HEIGHT = 5480;
/** The picture has 4 MB. */
const QUALITY = 85;
const GIGABYTE = 1024 ** 3;

let server: SpawnedServer;
let visitor: Visitor;

beforeAll(async () => {
  const dataDir = newFolder();
  copyFilled(inject('filledFolder'), dataDir);
  server = await spawnServer({ DATA_DIR: dataDir });
  visitor = visitorOf(server);
  await logInAs(visitor, 'agent@gharvani.example', 'Charminar-1591!');
});
afterAll(() => server?.stop());

describe('heavy photos', () => {
  it(`${UPLOADS} uploads of 39 megapixels at once are answered, or told to wait, and take little memory`, async () => {
    const { id } = (await visitor.call<Posting>('/api/postings', aPostingForm())).body;
    const { id: other } = (await visitor.call<Posting>('/api/postings', aPostingForm())).body;
    const bytes = new Uint8Array(
      await sharp(join(PHOTOS_DIR, 'villa-01.jpg')).resize(WIDTH, HEIGHT, { fit: 'fill' }).jpeg({ quality: QUALITY }).toBuffer(),
    );
    const before = server.memory();
    let most = before;
    const watching = setInterval(() => (most = Math.max(most, server.memory())), 50);
    const start = performance.now();
    const answers = await Promise.all(
      Array.from({ length: UPLOADS }, (_, i) => visitor.call(`/api/postings/${i % 2 === 0 ? id : other}/photos`, bytes)),
    );
    clearInterval(watching);
    const seconds = (performance.now() - start) / 1000;
    const statuses = Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([status, all]) => `${status}: ${all!.length}`);
    expect(answers.filter(({ status, code }) => status !== 200 && status !== 429 && code !== 'photos-full')).toEqual([]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(seconds).toBeLessThan(60);
    expect(most).toBeLessThan(GIGABYTE);
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
