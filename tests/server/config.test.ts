import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/server/config.ts';

describe('settings', () => {
  it('have usual values', () =>
    expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', databaseUrl: undefined, logLevel: 'info' }));

  it('have tiles of the map with their credit', () => {
    const MAP_TILES = 'https://tiles.example/{z}/{x}/{y}.png';
    expect(readConfig({ MAP_TILES, MAP_CREDIT: '© mappers' }).mapTiles).toEqual({ address: MAP_TILES, credit: '© mappers' });
    expect(readConfig({ MAP_TILES: '', MAP_CREDIT: '© mappers' }).mapTiles).toBeNull();
  });

  it('name a bucket with its key, region and folder', () =>
    expect(readConfig({ STORAGE_URL: 'https://key:se%2Fcret@s3.example/bucket/site?region=ap-south-1' }).storage).toEqual({
      keyId: 'key',
      secret: 'se/cret',
      region: 'ap-south-1',
      bucket: 'https://s3.example/bucket',
      folder: 'site/',
    }));

  it('have hosts of pictures', () => {
    expect(readConfig({}).imageHosts).toEqual(['res.cloudinary.com']);
    expect(readConfig({ IMAGE_HOSTS: 'images.example, *.cdn.example:8443' }).imageHosts).toEqual(['images.example', '*.cdn.example:8443']);
    expect(readConfig({ IMAGE_HOSTS: 'none' }).imageHosts).toEqual([]);
  });

  it('are absent where they are empty', () =>
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined }));

  it.each([
    [{ PORT: '99999' }, 'PORT is "99999"; it should be a port number from 0 to 65535.'],
    [{ PORT: 'http' }, 'PORT is "http"; it should be a port number from 0 to 65535.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL is "mysql://x"; it should be an address like postgres://user:password@host:5432/name.'],
    [
      { MAP_TILES: 'https://tiles.example/{z}/{x}.png' },
      'MAP_TILES is "https://tiles.example/{z}/{x}.png"; it should be an address with {z}, {x} and {y}, like https://tiles.example/{z}/{x}/{y}.png.',
    ],
    [{ MAP_TILES: 'https://{s}.tiles.example/{z}/{x}/{y}.png' }, 'it should be an address with {z}, {x} and {y}'],
    [
      { IMAGE_HOSTS: "images.example; script-src 'unsafe-inline'" },
      `IMAGE_HOSTS is "images.example; script-src 'unsafe-inline'"; it should be hosts like res.cloudinary.com,*.images.example, or none.`,
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"; it should be one of fatal, error, warn, info, debug, trace, silent.'],
    [{ ROLE: 'boss' }, 'ROLE is "boss"; it should be web, worker or both.'],
    [{ ROLE: 'worker' }, 'ROLE=worker needs DATABASE_URL: the embedded database is for one server alone.'],
    [
      { STORAGE_URL: 'ftp://key:secret@s3.example/bucket' },
      'STORAGE_URL is "ftp://…@s3.example/bucket"; it should be an address like https://key:secret@s3.example/bucket?region=ap-south-1.',
    ],
  ])('%o is named with what it should be', (environment, sentence) => expect(() => readConfig(environment)).toThrow(sentence));
});
