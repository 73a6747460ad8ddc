import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCatalogue } from '../../src/server/catalogue/fill.ts';
import { openDatabase, type OpenDatabase } from '../../src/server/database/open.ts';
import { startPhotoSearch, type PhotoSearch } from '../../src/server/photos/photo-search.ts';
import { readLocalities } from '../../src/understanding/node/read-intents.ts';
import { temporaryFolder } from '../temporary-folder.ts';

let database: OpenDatabase;
let photos: PhotoSearch;
/** Pictures that the test posts, by the names of their files. */
const posted = new Map<string, Buffer>();
const own = (file: string) => readFileSync(`src/server/catalogue/photos/${file}`);

beforeAll(async () => {
  database = await openDatabase({ databaseUrl: undefined, dataDir: temporaryFolder('photos') });
  await fillCatalogue(database.db, { localities: readLocalities(), count: 60 });
  photos = startPhotoSearch({ database, log: pino({ level: 'silent' }), read: async (file) => posted.get(file) ?? own(file) });
});
afterAll(async () => {
  await photos.close();
  await database.close();
});

const kept = async () =>
  Number(
    (
      await database.db
        .selectFrom('photo_looks')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

describe('the collection of pictures', () => {
  it('says that it is being prepared, then that it is ready', async () => {
    expect(photos.status()).toMatchObject({ status: 'preparing', collection_ready: false });
    await expect(photos.analyze(own('villa-01.jpg'))).rejects.toMatchObject({ code: 'photo-search-unavailable' });
    await photos.refresh();
    expect(photos.status()).toEqual({ status: 'ready', model_loaded: true, collection_ready: true });
  });

  it('has looked at each distinct picture once, and does not look again', async () => {
    const { rows } = { rows: await database.db.selectFrom('property_photos').select('file').distinct().execute() };
    expect(await kept()).toBe(rows.length);
    const start = performance.now();
    await photos.refresh();
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('takes in a picture that somebody posts, and finds its home by it', async () => {
    const { id } = await database.db.selectFrom('properties').select('id').where('offer', '=', 'buy').executeTakeFirstOrThrow();
    const picture = await import('sharp').then(({ default: sharp }) =>
      sharp(own('land-05.jpg')).flop().modulate({ brightness: 0.6, hue: 40 }).jpeg().toBuffer(),
    );
    await database.db
      .insertInto('photos')
      .values({ file: 'posted-1.jpg', kind: 'land', room: 'plot', alt: 'A plot', illustration: false })
      .execute();
    await database.db.insertInto('property_photos').values({ property_id: id, position: 99, file: 'posted-1.jpg' }).execute();
    posted.set('posted-1.jpg', picture);
    expect(await photos.judge(picture)).toMatchObject({ verdict: 'property', room: 'land' });
    await photos.refresh();
    const { results } = await photos.analyze(picture);
    expect(results[0]).toEqual({ property_id: id, similarity_score: '100.0%', image_path: '/photos/posted-1.jpg' });
  });

  it('goes on past a picture that is gone', async () => {
    const { id } = await database.db.selectFrom('properties').select('id').executeTakeFirstOrThrow();
    await database.db
      .insertInto('photos')
      .values({ file: 'gone.jpg', kind: 'villa', room: 'exterior', alt: 'Gone', illustration: false })
      .execute();
    await database.db.insertInto('property_photos').values({ property_id: id, position: 98, file: 'gone.jpg' }).execute();
    await photos.refresh();
    expect(photos.status().collection_ready).toBe(true);
  });
});
