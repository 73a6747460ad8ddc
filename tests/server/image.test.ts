import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';

const read = (name: string): string => readFileSync(`.docker/${name}`, 'utf8');
const PRIVILEGED = process.getuid?.() === 0;

interface Step {
  name: string;
  rest: string;
}

/** The stages of the image, each with its steps in order. */
function stages(): { name: string; steps: Step[] }[] {
  const made: { name: string; steps: Step[] }[] = [];
  for (const line of read('Dockerfile').split('\n')) {
    const [, name, rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (!name) continue;
    if (name === 'FROM') made.push({ name: / AS (\w+)/.exec(rest)?.[1] ?? '', steps: [] });
    else made.at(-1)!.steps.push({ name, rest });
  }
  return made;
}

const [build, image] = stages();
const copiesOf = (steps: Step[]) =>
  steps
    .filter(({ name }) => name === 'COPY')
    .map(({ rest }) => ({ words: rest.split(' ').filter((word) => !word.startsWith('--')), rest }));

/** There is no engine for containers in the tests: these read its files, and the long run does by hand what they say. */
describe('the image', () => {
  it('copies what is there, and what the build may see', () => {
    const [everything, ...kept] = read('Dockerfile.dockerignore').trim().split('\n');
    expect(everything).toBe('*');
    const seen = new Set(kept.filter((line) => line.startsWith('!')).map((line) => line.slice(1)));
    for (const { words, rest } of [...copiesOf(build!.steps), ...copiesOf(image!.steps)].filter(({ rest }) => !rest.includes('--from')))
      for (const source of words.slice(0, -1)) expect([rest, existsSync(source), seen.has(source)]).toEqual([rest, true, true]);
  });

  it('is given settings that the server knows', () => {
    const known = new Set([...readFileSync('.env.example', 'utf8').matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name]) => name));
    const settings = /^x-settings:.*\n((?: {2}.*\n)+)/m.exec(read('compose.yaml'))![1]!;
    const names = [...settings.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name!);
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it.runIf(process.env['LONG'] && PRIVILEGED)(
    'made by hand from its steps, starts where nothing but its data folder can be written',
    async () => {
      const folders = new Map<string, string>();
      const data = temporaryFolder('image-data');
      const environment: NodeJS.ProcessEnv = { PATH: process.env['PATH'], HOME: temporaryFolder('image-home') };
      // npm's way to its registry is this machine's.
      const { NODE_ENV: _, VITEST: __, ...builders } = process.env;
      let command: string[] = [];
      for (const { name: stage, steps } of [build!, image!]) {
        const folder = temporaryFolder('image');
        folders.set(stage, folder);
        for (const { name, rest } of steps) {
          if (name === 'ENV') for (const one of rest.split(' ')) environment[one.split('=')[0]!] = one.split('=')[1];
          else if (name === 'COPY') {
            const from = /--from=(\w+)/.exec(rest)?.[1];
            const words = rest.split(' ').filter((word) => !word.startsWith('--'));
            const to = words.pop()!;
            for (const source of words) {
              const start = from ? join(folders.get(from)!, source.replace(/^\/app\//, '')) : source;
              const end = to.endsWith('/') ? join(folder, to, source) : join(folder, to);
              mkdirSync(dirname(end), { recursive: true });
              cpSync(start, end, {
                recursive: true,
                verbatimSymlinks: true,
                filter: (file) => !/public\/models/.test(file) || Boolean(from),
              });
            }
          } else if (name === 'RUN' && !rest.includes('/data')) {
            const ran = spawnSync('sh', ['-c', rest], {
              cwd: folder,
              env: { ...builders, ...environment, HOME: process.env['HOME'] },
              encoding: 'utf8',
            });
            expect([rest, ran.status, ran.stderr.slice(-500)]).toEqual([rest, 0, ran.stderr.slice(-500)]);
          } else if (name === 'CMD') command = JSON.parse(rest) as string[];
        }
      }
      const folder = folders.get('')!;
      const nobody = Number(spawnSync('id', ['-u', 'nobody'], { encoding: 'utf8' }).stdout);
      chmodSync(folder, 0o755);
      chownSync(data, nobody, nobody);
      // Node is that of the image, which has no package of it.
      const server = spawn(process.execPath, command.slice(1), {
        cwd: folder,
        env: { ...environment, DATA_DIR: data, PORT: '0', HOST: '127.0.0.1', DEMO: 'off', LOG_LEVEL: 'warn' },
        uid: nobody,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      try {
        let url = '';
        for await (const chunk of server.stdout) if ((url = /is ready: (\S+)/.exec(String(chunk))?.[1] ?? '')) break;
        const home = await fetch(url);
        expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('<h1')]);
        const ready = async () => (await (await fetch(`${url}/readyz`)).json()) as object;
        await expect.poll(ready, { timeout: 60_000 }).toMatchObject({ ready: true, photoModel: { ok: true } });
        server.kill('SIGTERM');
        expect(await once(server, 'exit')).toEqual([0, null]);
      } finally {
        server.kill('SIGKILL');
      }
      expect(globSync(`${folder}/node_modules/{node,vite,@vladmandic}`)).toEqual([]);
    },
    10 * 60_000,
  );
});
