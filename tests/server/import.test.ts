import { execFile } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PHOTOS_DIR } from '../../src/server/catalogue/photo-pool.ts';
import { openDatabase } from '../../src/server/database/open.ts';
import { readLocalities } from '../../src/understanding/node/read-intents.ts';
import { newFolder } from './shop.ts';

/** A hundred thousand in the long run. */
const HOMES = process.env['LONG'] ? 100_000 : 400;
const BAD_EVERY = 20;
const MOST_SECONDS = 300;

interface Ended {
  code: number;
  out: string;
  told: string[];
}

/** Runs the command as an operator does; gives its last lines and every sentence about a row. */
const runImport = (dataDir: string, ...args: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const settings = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', STORAGE_URL: '' };
    execFile(process.execPath, ['src/server/import/main.ts', ...args], { env: settings, maxBuffer: 64e6 }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, told: err.split(/[\r\n]+/).filter((line) => line.startsWith('line ')) }),
    );
  });

async function homesIn(dataDir: string) {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined });
  const homes = await db
    .selectFrom('properties')
    .innerJoin('agents', 'agents.id', 'agent_id')
    .select([
      'reference',
      'properties.name',
      'price',
      'area',
      'properties.locality',
      'agents.name as agent',
      'agents.phone',
      'amenities',
      'latitude',
    ])
    .select((eb) =>
      eb
        .selectFrom('property_photos')
        .select((inner) => inner.fn.countAll<string>().as('n'))
        .whereRef('property_id', '=', 'properties.id')
        .as('photos'),
    )
    .where('source', '=', 'import')
    .orderBy('reference')
    .execute();
  await close();
  return homes;
}

const fileIn = (folder: string, name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

describe('npm run import', () => {
  it('takes the good rows of a CSV, tells each bad one by its line, and updates at a second run', async () => {
    const dataDir = newFolder();
    copyFileSync(join(PHOTOS_DIR, 'villa-01.jpg'), join(dataDir, 'front.jpg'));
    const csv = (price: string) =>
      fileIn(
        dataDir,
        'homes.csv',
        [
          '\uFEFFReference,Title,Type,Offer,Locality,Asking price,Area,Amenities,Agent name,Agent phone,Pictures',
          `A-1,"Flat by the lake, ""bright""",flat,Sale,kondapur,${price},200 sq yd,lift|Parking,Asha Rao,+91 98480 12345,front.jpg`,
          'A-2,Office,office space,rent,Hitec City,"1,20,000",,,,,nothing.jpg',
          'A-3,Castle,Castle,sale,Kondapur,1 cr,,,,,',
          'A-4,Flat,Flat,sale,Atlantis,many,,,,,',
          'A-1,Again,Flat,sale,Kondapur,1 cr,,,,,',
          'A-5,Too few',
        ].join('\r\n'),
      );
    const map = ['--map', 'name=Title,price=Asking price'];
    const dry = await runImport(dataDir, csv('80 lakh'), ...map, '--dry-run');
    expect(dry.out).toContain('2 good rows, 4 bad rows');
    expect(await homesIn(dataDir)).toEqual([]);

    const first = await runImport(dataDir, csv('80 lakh'), ...map);
    expect(first.code).toBe(2);
    expect(first.out).toContain('2 new homes, 0 updated, 4 bad rows, 1 bad pictures');
    expect(first.told.join('\n')).toMatch(
      /line 4: type should be one of Flat.*\nline 5: price should be like 80 lakh or 25,000; locality "Atlantis" is not one of ours\nline 6: reference "A-1" stands in line 2 already/,
    );
    expect(first.told.find((line) => line.startsWith('line 7'))).toMatch(/Invalid Record Length/);
    expect(first.told.find((line) => line.startsWith('line 3'))).toMatch(/picture "nothing.jpg" .*kept without it/);
    const second = await runImport(dataDir, csv('95 lakh'), ...map);
    expect(second.out).toContain('0 new homes, 2 updated');
    expect(await homesIn(dataDir)).toMatchObject([
      {
        reference: 'A-1',
        name: 'Flat by the lake, "bright"',
        price: '9500000',
        area: 1800,
        locality: 'Kondapur',
        agent: 'Asha Rao',
        phone: '+91 98480 12345',
        amenities: ['lift', 'parking'],
        photos: '1',
      },
      { reference: 'A-2', price: '120000', locality: 'HITEC City', agent: 'Gharvani', photos: '0' },
    ]);
  });

  it('reads JSON lines and GeoJSON too', async () => {
    const dataDir = newFolder();
    const home = { name: 'Plot', type: 'Land', offer: 'buy', locality: 'Miyapur', price: 5_000_000 };
    const lines = fileIn(
      dataDir,
      'homes.jsonl',
      `${JSON.stringify({ ...home, reference: 1 })}\n{broken\n\n${JSON.stringify({ ...home, reference: 2, bhk: 2.5 })}\n`,
    );
    expect(await runImport(dataDir, lines)).toMatchObject({ code: 2, told: ['line 2: is no JSON'] });
    const point = { type: 'Point', coordinates: [78.361, 17.512] };
    const features = [{ type: 'Feature', properties: { ...home, reference: 'g' }, geometry: point }];
    expect(
      await runImport(dataDir, fileIn(dataDir, 'homes.geojson', JSON.stringify({ type: 'FeatureCollection', features }))),
    ).toMatchObject({ code: 0 });
    expect((await homesIn(dataDir)).map(({ reference, latitude }) => [reference, latitude === 17.512])).toEqual([
      ['1', false],
      ['2', false],
      ['g', true],
    ]);
  });

  it('explains itself, and says what it cannot do', async () => {
    expect(await runImport(newFolder(), '--help')).toMatchObject({
      code: 0,
      out: expect.stringContaining('Needed are reference, name') as string,
    });
    expect(await runImport(newFolder(), 'homes.pdf')).toMatchObject({ code: 1 });
    expect(await runImport(newFolder(), '/no/such/homes.csv')).toMatchObject({ code: 1 });
  });

  it(
    `takes ${HOMES} rows, one in ${BAD_EVERY} bad, in under ${MOST_SECONDS} s`,
    async () => {
      const dataDir = newFolder();
      const names = readLocalities().map(({ name }) => name);
      const rows = Array.from({ length: HOMES }, (_, n) => {
        const price = n % BAD_EVERY === 0 ? 'ask us' : String(3_000_000 + n);
        return `R${n},${1 + (n % 4)} BHK flat ${n},Flat,sale,${names[n % names.length]},${price},${900 + (n % 900)},lift;parking,"A bright home, number ${n}",Agent ${n % 50},+91 40 0000 ${1000 + (n % 50)}`;
      });
      const file = fileIn(
        dataDir,
        'many.csv',
        ['reference,name,type,offer,locality,price,area,amenities,description,agent_name,agent_phone', ...rows].join('\n'),
      );
      const { code, out, told } = await runImport(dataDir, file, '--json');
      const result = JSON.parse(out.trim().split('\n').at(-1)!) as { added: number; bad: number; seconds: number };
      if (process.env['LONG']) console.log(`${HOMES} rows: ${JSON.stringify(result)}`);
      expect(code).toBe(2);
      expect(result).toMatchObject({ added: HOMES - Math.ceil(HOMES / BAD_EVERY), bad: Math.ceil(HOMES / BAD_EVERY) });
      expect(told).toHaveLength(result.bad);
      expect(told[0]).toBe('line 2: price should be like 80 lakh or 25,000');
      expect(result.seconds).toBeLessThan(MOST_SECONDS);
    },
    20 * 60_000,
  );
});
