import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Posting } from '../../src/domain/posting.ts';
import { PHOTOS_DIR } from '../../src/server/catalogue/photo-pool.ts';
import type { FileStore } from '../../src/server/files/file-store.ts';
import { folderStore } from '../../src/server/files/folder-store.ts';
import { readStorageUrl, s3Store } from '../../src/server/files/s3-store.ts';
import type { RunningServer } from '../../src/server/start.ts';
import { readFileSync } from 'node:fs';
import { hasPostgres, startPostgres, WITHOUT_POSTGRES, type DebianPostgres } from './debian-postgres.ts';
import { startS3StandIn, type S3StandIn } from './s3-stand-in.ts';
import { aPostingForm, logInAs, newFolder, visitorOf } from './shop.ts';
import { startTestServer } from './test-server.ts';

let bucket: S3StandIn;
beforeAll(async () => void (bucket = await startS3StandIn()));
afterAll(() => bucket.stop());

const bytes = (text: string) => new TextEncoder().encode(text);

const STORES: [string, () => FileStore][] = [
  ['a folder', () => folderStore(newFolder())],
  ['a bucket', () => s3Store(readStorageUrl(bucket.url)!)],
];

describe.each(STORES)('files in %s', (_, open) => {
  it('are kept, replaced, listed by the beginning of their names, and removed', async () => {
    const files = open();
    expect(await files.read('uploads/u-1.jpg')).toBeNull();
    for (let n = 1; n <= 7; n++) await files.write(`uploads/u-${n}.jpg`, bytes(`picture ${n}`), 'image/jpeg');
    await files.write('uploads/other.jpg', bytes('x'), 'image/jpeg');
    await files.write('uploads/u-1.jpg', bytes('another'), 'image/jpeg');
    expect(new TextDecoder().decode((await files.read('uploads/u-1.jpg'))!)).toBe('another');
    const listed = await files.list('uploads/u-');
    expect(listed.map(({ name }) => name).toSorted()).toEqual(Array.from({ length: 7 }, (__, n) => `uploads/u-${n + 1}.jpg`));
    expect(Math.abs(listed[0]!.changedAt.getTime() - Date.now())).toBeLessThan(60_000);
    await files.remove('uploads/u-1.jpg');
    await files.remove('uploads/u-1.jpg');
    expect(await files.read('uploads/u-1.jpg')).toBeNull();
    expect(await files.list('nothing/u-')).toEqual([]);
    expect(await files.list('uploads/')).toHaveLength(7);
  });
});

describe('a bucket', () => {
  it('that is away, or that refuses the key, is told as such', async () => {
    const files = s3Store(readStorageUrl(bucket.url)!);
    bucket.setAway(true);
    await expect(files.read('uploads/u-1.jpg')).rejects.toMatchObject({ code: 'storage-unavailable' });
    bucket.setAway(false);
    const stranger = s3Store({ ...readStorageUrl(bucket.url)!, secret: 'guessed' });
    await expect(stranger.write('uploads/u-1.jpg', bytes('x'), 'image/jpeg')).rejects.toMatchObject({ code: 'storage-unavailable' });
  });

  it.each(['s3.example/bucket', 'https://s3.example/bucket', 'https://key:secret@s3.example/', 'ftp://key:secret@s3.example/bucket'])(
    'is not named by %s',
    (text) => expect(readStorageUrl(text)).toBeNull(),
  );
});

describe.runIf(hasPostgres)(`two servers with one bucket${WITHOUT_POSTGRES}`, () => {
  let postgres: DebianPostgres;
  let servers: RunningServer[];
  const folders = [newFolder(), newFolder()];

  beforeAll(async () => {
    postgres = await startPostgres();
    servers = await Promise.all(
      folders.map((dataDir) =>
        startTestServer({
          dataDir,
          databaseUrl: postgres.url,
          settings: { STORAGE_URL: bucket.url, DEMO: 'on', PAYMENT_PROVIDER: 'sandbox' },
        }),
      ),
    );
  });
  afterAll(async () => {
    await Promise.all((servers ?? []).map((server) => server.stop()));
    await postgres?.stop();
  });

  it('show each other’s photos, by names that may be kept for good, and make each size once', async () => {
    const [a, b] = servers as [RunningServer, RunningServer];
    const owner = visitorOf(a);
    await logInAs(owner, 'agent@gharvani.example', 'Charminar-1591!');
    const { id } = (await owner.call<Posting>('/api/postings', aPostingForm())).body;
    const picture = new Uint8Array(readFileSync(join(PHOTOS_DIR, 'living-01.jpg')));
    const { file } = (await owner.call<{ file: string }>(`/api/postings/${id}/photos`, picture)).body;
    const whole = await fetch(`${b.url}/photos/${file}`);
    expect([whole.status, whole.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    const form = aPostingForm({ photos: [{ file, alt: 'Living room', confirmed: true }] });
    await owner.call(`/api/postings/${id}/save`, form);
    await owner.call(`/api/postings/${id}/state`, { action: 'submit' });
    const operator = visitorOf(b);
    await logInAs(operator, 'operator@gharvani.example', 'Charminar-1591!');
    await operator.call(`/api/review/${id}`, { decision: 'approve' });
    const sizes = ['320', '640', '800'].map((width) => `site/photos/${file}-${width}.webp`);
    await expect.poll(() => sizes.filter((name) => bucket.files.has(name)), { timeout: 20_000 }).toEqual(sizes);
    const small = await Promise.all([a, b, a, b].map((server) => fetch(`${server.url}/photos/${file}?w=640`)));
    expect(small.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const name of sizes) expect(bucket.asked.filter((one) => one === `PUT ${name}`)).toHaveLength(1);
    for (const folder of folders) expect(readdirSync(folder).filter((name) => name === 'uploads' || name === 'photos')).toEqual([]);
  });

  it('say that pictures are away, not that they are gone', async () => {
    bucket.setAway(true);
    const response = await fetch(`${servers[0]!.url}/photos/u-${'0'.repeat(24)}.jpg`);
    bucket.setAway(false);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ error: { code: 'storage-unavailable' } });
  });
});
