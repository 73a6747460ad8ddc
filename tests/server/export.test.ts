import { execFile } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PHOTOS_DIR } from '../../src/server/catalogue/photo-pool.ts';
import { newFolder } from './shop.ts';

const runTool = (tool: 'import' | 'export', dataDir: string, ...args: string[]): Promise<{ code: number; out: string }> =>
  new Promise((resolve) => {
    const settings = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', STORAGE_URL: '' };
    execFile(process.execPath, [`src/server/${tool}/main.ts`, ...args], { env: settings }, (error, out) =>
      resolve({ code: error ? Number(error.code) : 0, out }),
    );
  });

const HOMES = [
  {
    reference: 'A-1',
    name: 'Flat, "bright"',
    type: 'Flat',
    offer: 'buy',
    locality: 'Kondapur',
    price: 9_500_000,
    bhk: 2.5,
    area: 1800,
    pictures: ['front.jpg'],
    amenities: ['lift', 'parking'],
    agent_name: 'Asha Rao',
    agent_phone: '+91 98480 12345',
  },
  {
    reference: 'A-2',
    name: '=HYPERLINK("http://evil.example")',
    type: 'Land',
    offer: 'buy',
    locality: 'Miyapur',
    price: 5_000_000,
    possession_date: '2027-03-31',
    latitude: 17.512,
    longitude: 78.361,
  },
];

it('npm run export writes what npm run import reads, in each form, and no formulas for spreadsheets', async () => {
  const first = newFolder();
  copyFileSync(join(PHOTOS_DIR, 'villa-01.jpg'), join(first, 'front.jpg'));
  const given = join(first, 'homes.jsonl');
  writeFileSync(given, HOMES.map((home) => JSON.stringify(home)).join('\n'));
  expect(await runTool('import', first, given)).toMatchObject({ code: 0 });
  const written = join(first, 'out.jsonl');
  expect((await runTool('export', first, written)).out).toContain('2 homes are in');
  expect(await runTool('export', first, written)).toMatchObject({ code: 1 });
  const lines = readFileSync(written, 'utf8');
  for (const form of ['csv', 'geojson']) {
    const file = join(first, `out.${form}`);
    expect(await runTool('export', first, file)).toMatchObject({ code: 0 });
    if (form === 'csv') expect(readFileSync(file, 'utf8')).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    const second = newFolder();
    expect(await runTool('import', second, file, '--pictures', first)).toMatchObject({ code: 0 });
    await runTool('export', second, join(second, 'again.jsonl'));
    const again = readFileSync(join(second, 'again.jsonl'), 'utf8');
    expect(again.replaceAll(`"'=`, '"=').replaceAll(/u-[0-9a-f]+/g, 'u')).toEqual(lines.replaceAll(/u-[0-9a-f]+/g, 'u'));
  }
});
