import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { writeTinyCity } from '../understanding/tiny-city.ts';

/** Of the long run: a copy of the project is built with the data of another city and nothing else changed. */
describe.runIf(process.env['LONG'])('another name and another city', () => {
  const folder = temporaryFolder('market');
  let server: ChildProcess;
  let url = '';

  beforeAll(async () => {
    for (const name of [
      'src',
      'locales',
      'models',
      'public',
      'index.html',
      'vite.config.ts',
      'tsconfig.json',
      'package.json',
      'package-lock.json',
    ])
      cpSync(name, join(folder, name), { recursive: true });
    writeTinyCity(join(folder, 'intents'));
    // What is learned from these phrases is kept apart from ours.
    mkdirSync(join(folder, 'node_modules'));
    spawnSync('sh', ['-c', `ln -s ${resolve('node_modules')}/* ${resolve('node_modules')}/.bin node_modules/`], { cwd: folder });
    symlinkSync(resolve('node_modules/.package-lock.json'), join(folder, 'node_modules/.package-lock.json'));
    const { NODE_ENV: _, VITEST: __, ...env } = process.env;
    const built = spawnSync(process.execPath, ['src/server/build-site.ts'], { cwd: folder, env, encoding: 'utf8' });
    if (built.status !== 0) throw new Error(`the site could not be built: ${built.stderr}`);
    server = spawn(process.execPath, ['src/server/main.ts'], {
      cwd: folder,
      env: { ...env, DATA_DIR: temporaryFolder('market-data'), DATABASE_URL: '', PORT: '0', LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const chunk of server.stdout!) if ((url = /Housely is ready: (\S+)/.exec(String(chunk))?.[1] ?? '')) break;
  }, 300_000);
  afterAll(async () => {
    if (!server || server.exitCode !== null) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  });

  const search = async (text: string) => {
    const answer = await fetch(`${url}/api/search`, { method: 'POST', body: JSON.stringify({ text }) });
    return (await answer.json()) as { total: number; properties: { locality: string; city: string; address: string }[] };
  };

  it('has its pages under its own name, in its own city', async () => {
    for (const path of ['/', '/help', '/agents', '/?lang=te', '/?lang=ur']) {
      const page = await (await fetch(url + path)).text();
      expect(page).toMatch(/<title[^>]*>[^<]*Housely/);
      expect(page).not.toMatch(/Gharvani|Hyderabad|హైదరాబాద్|حیدرآباد/);
    }
    expect(await (await fetch(url)).text()).toContain('Smalltown');
  });

  it('finds its homes by its places, and none in ours', async () => {
    const found = await search('2 bhk flats in Lakeside');
    expect(found.total).toBeGreaterThan(0);
    for (const { locality, city, address } of found.properties)
      expect([locality, city, address]).toEqual(['Lakeside', 'Smalltown', expect.stringContaining('Smalltown 600001')]);
    expect((await search('flats near the clock tower')).total).toBeGreaterThan(0);
    expect((await search('2 bhk in Kondapur')).properties.filter(({ locality }) => locality === 'Kondapur')).toEqual([]);
  });
});
