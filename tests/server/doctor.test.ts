import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/server/config.ts';
import { examine } from '../../src/server/doctor/examine.ts';
import { hasPostgres, startPostgres, WITHOUT_POSTGRES, type DebianPostgres } from './debian-postgres.ts';
import { startMailSink, type MailSink } from './mail-sink.ts';
import { startS3StandIn, type S3StandIn } from './s3-stand-in.ts';
import { newFolder } from './shop.ts';

const examined = async (settings: Record<string, string>) => examine(readConfig({ DATA_DIR: newFolder(), ...settings }));

describe('the doctor tries what the settings name', () => {
  let mails: MailSink;
  let bucket: S3StandIn;
  beforeAll(async () => {
    [mails, bucket] = await Promise.all([startMailSink(), startS3StandIn()]);
  });
  afterAll(async () => {
    await mails?.stop();
    await bucket?.stop();
  });

  it('a mail server that lets us in, and one that is away; no mail is sent', async () => {
    expect(await examined({ SMTP_URL: mails.url })).toContainEqual({ ok: true, sentence: 'The mail server lets us in.' });
    expect(mails.taken).toEqual([]);
    const [, away] = await examined({ SMTP_URL: 'smtp://127.0.0.1:9' });
    expect(away).toMatchObject({ ok: false, sentence: expect.stringMatching(/^The mail server of SMTP_URL .*ECONNREFUSED/) as string });
  });

  it('a bucket that keeps files, of which nothing stays; one that refuses', async () => {
    expect(await examined({ STORAGE_URL: bucket.url })).toContainEqual({
      ok: true,
      sentence: 'The bucket of STORAGE_URL keeps files and gives them back.',
    });
    expect([...bucket.files.keys()]).toEqual([]);
    bucket.setAway(true);
    const [, away] = await examined({ STORAGE_URL: bucket.url });
    expect(away).toMatchObject({ ok: false, sentence: expect.stringMatching(/^The bucket of STORAGE_URL cannot be used/) as string });
    bucket.setAway(false);
  });
});

describe.runIf(hasPostgres)(`the doctor and PostgreSQL${WITHOUT_POSTGRES}`, () => {
  let postgres: DebianPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres?.stop());

  it('compares the clocks, and names a database that is away', async () => {
    expect(await examined({ DATABASE_URL: postgres.url })).toContainEqual({
      ok: true,
      sentence: 'The clocks of this machine and of the database agree.',
    });
    const now = Date.now;
    Date.now = () => now() + 60_000;
    try {
      expect(await examined({ DATABASE_URL: postgres.url })).toContainEqual(
        expect.objectContaining({ ok: false, sentence: expect.stringMatching(/^The database's clock is 60 s behind/) as string }),
      );
    } finally {
      Date.now = now;
    }
    const [away] = await examined({ DATABASE_URL: 'postgres://x@127.0.0.1:9/x' });
    expect(away!.ok).toBe(false);
  });
});
