import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Posting } from '../../src/domain/posting.ts';
import { makeBackup } from '../../src/server/backup/make-backup.ts';
import { restoreBackup } from '../../src/server/backup/restore-backup.ts';
import { tablesInOrder } from '../../src/server/backup/tables-in-order.ts';
import { PHOTOS_DIR } from '../../src/server/catalogue/photo-pool.ts';
import { openDatabase } from '../../src/server/database/open.ts';
import { folderStore } from '../../src/server/files/folder-store.ts';
import { hasPostgres, startPostgres, WITHOUT_POSTGRES, type DebianPostgres } from './debian-postgres.ts';
import {
  aPostingForm,
  buyPro,
  logInAs,
  mailTo,
  newFolder,
  oneTimePasswordIn,
  openShop,
  OWN_PASSWORD,
  tryLogIn,
  visitorOf,
} from './shop.ts';
import { startTestServer } from './test-server.ts';

/** Every row of every table that both databases have, as one number a table. */
async function contents(place: { dataDir: string; databaseUrl: string | undefined }) {
  const { db, close } = await openDatabase(place);
  const found: Record<string, string> = {};
  for (const table of await tablesInOrder(db)) {
    const { rows } = await sql<{ row: string }>`select row_to_json(one)::text as row from ${sql.table(table)} as one`.execute(db);
    const lines = rows.map(({ row }) => row.replace(/"handed_over":(true|false)/, '')).toSorted();
    found[table] = `${rows.length} ${createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 12)}`;
  }
  await close();
  return found;
}

/** Of each table enough to be sure of it; the whole demonstration would only take longer. */
const SOME_HOMES = 800;

async function leaveHomes(dataDir: string, most: number): Promise<void> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined });
  const others = db.selectFrom('properties').select('id').where('owner_id', 'is', null).where('id', '>', most);
  await db.deleteFrom('property_photos').where('property_id', 'in', others).execute();
  await db.deleteFrom('properties').where('id', 'in', others).execute();
  await close();
}

const runTool = (tool: 'backup' | 'restore', dataDir: string, ...args: string[]): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve) => {
    const settings = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', STORAGE_URL: '' };
    execFile(process.execPath, [`src/server/backup/${tool}.ts`, ...args], { env: settings }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });

describe('a backup', () => {
  const folder = newFolder();
  const file = join(folder, 'site.backup');
  let dataDir: string;
  let email: string;
  let photo: string;

  beforeAll(async () => {
    const shop = await openShop();
    dataDir = shop.dataDir;
    const owner = visitorOf(shop.server);
    ({ email } = await buyPro(owner));
    await logInAs(owner, email, oneTimePasswordIn(await mailTo(dataDir, email, /one-time password/)));
    const { id } = (await owner.call<Posting>('/api/postings', aPostingForm())).body;
    const picture = new Uint8Array(readFileSync(join(PHOTOS_DIR, 'living-01.jpg')));
    photo = (await owner.call<{ file: string }>(`/api/postings/${id}/photos`, picture)).body.file;
    await shop.server.stop();
    await leaveHomes(dataDir, SOME_HOMES);
  });

  it('is made by a command, and put back into an empty folder by another, whole', async () => {
    expect(await runTool('backup', dataDir, file)).toMatchObject({ code: 0, out: expect.stringMatching(/rows and 1 files/) as string });
    expect(await runTool('backup', dataDir, file)).toMatchObject({ code: 1, err: expect.stringContaining('is there already') as string });
    expect(await runTool('restore', dataDir, file)).toMatchObject({ code: 1, err: expect.stringContaining('With --replace') as string });
    const empty = newFolder();
    expect(await runTool('restore', empty, file, '--dry-run')).toMatchObject({
      code: 0,
      out: expect.stringContaining('is whole') as string,
    });
    expect(await runTool('restore', empty, file)).toMatchObject({ code: 0 });
    expect(await contents({ dataDir: empty, databaseUrl: undefined })).toEqual(await contents({ dataDir, databaseUrl: undefined }));
    expect(readFileSync(join(empty, 'uploads', photo)).equals(readFileSync(join(dataDir, 'uploads', photo)))).toBe(true);
  });

  it('that was cut short is refused before anything changes', async () => {
    const before = await contents({ dataDir, databaseUrl: undefined });
    const cut = join(folder, 'cut.backup');
    const bytes = readFileSync(file);
    writeFileSync(cut, bytes);
    truncateSync(cut, Math.floor(bytes.length * 0.9));
    expect(await runTool('restore', dataDir, cut, '--replace')).toMatchObject({
      code: 1,
      err: expect.stringContaining('is damaged') as string,
    });
    expect(await contents({ dataDir, databaseUrl: undefined })).toEqual(before);
  });

  describe.runIf(hasPostgres)(`of the embedded database${WITHOUT_POSTGRES}`, () => {
    let postgres: DebianPostgres;
    beforeAll(async () => void (postgres = await startPostgres()));
    afterAll(() => postgres?.stop());

    it('moves the site to PostgreSQL, and back', async () => {
      const there = { dataDir: newFolder(), databaseUrl: postgres.url };
      const quiet = { replace: false, onProgress: () => undefined };
      const target = await openDatabase(there);
      await restoreBackup(target.db, folderStore(there.dataDir), { file, ...quiet });
      await target.close();
      expect(await contents(there)).toEqual(await contents({ dataDir, databaseUrl: undefined }));
      const server = await startTestServer({ ...there, settings: { PAYMENT_PROVIDER: 'sandbox' } });
      const owner = visitorOf(server);
      expect((await tryLogIn(owner, email, OWN_PASSWORD)).status).toBe(200);
      expect((await fetch(`${server.url}/photos/${photo}`)).status).toBe(200);
      expect((await owner.call<Posting>('/api/postings', aPostingForm())).status).toBe(200);
      await server.stop();
      const source = await openDatabase(there);
      const back = join(folder, 'back.backup');
      await makeBackup(source.db, folderStore(there.dataDir), back, () => undefined);
      await source.close();
      const home = newFolder();
      expect(await runTool('restore', home, back)).toMatchObject({ code: 0 });
      expect(await contents({ dataDir: home, databaseUrl: undefined })).toEqual(await contents(there));
    });
  });
});
