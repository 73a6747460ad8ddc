import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';

const SCRIPT = resolve('src/server/build-site.ts');
const BUILT = 'dist/site/index.html';
const CONFIG = `export default {
  builder: {},
  logLevel: 'silent',
  environments: { client: { build: { outDir: 'dist/site' } }, renderer: { consumer: 'server', build: { outDir: 'dist/renderer', rolldownOptions: { input: 'src/renderer.ts' } } } },
};`;

describe('the build before a start', () => {
  const folder = temporaryFolder('build');
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  /** Builds if there is a reason; says whether the site was made anew. */
  const start = (): boolean => {
    const before = existsSync(join(folder, BUILT)) ? statSync(join(folder, BUILT)).mtimeMs : 0;
    const { NODE_ENV: _, VITEST: __, ...env } = process.env;
    execFileSync(process.execPath, [SCRIPT, '--if-changed'], { cwd: folder, env, stdio: 'pipe' });
    return statSync(join(folder, BUILT)).mtimeMs !== before;
  };
  beforeAll(() => {
    for (const name of ['intents', 'locales', 'models', 'public', 'src/server/http']) write(`${name}/some.txt`, 'text');
    write('package-lock.json', '{}');
    write('src/renderer.ts', 'export const page = 1;');
    write('src/page.ts', 'document.title = "one";');
    write('index.html', '<!doctype html><script type="module" src="/src/page.ts"></script>');
    write('vite.config.ts', CONFIG);
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  });

  it('makes the site once, and again only when what it is made of has changed', () => {
    expect(start()).toBe(true);
    expect(start()).toBe(false);
    // Neither the server's own files nor the same text written again.
    write('src/server/http/routes.ts', 'export const changed = 1;');
    write('src/page.ts', 'document.title = "one";');
    expect(start()).toBe(false);
    write('src/page.ts', 'document.title = "two";');
    expect(start()).toBe(true);
    write('locales/some.txt', 'another text');
    expect(start()).toBe(true);
    expect(start()).toBe(false);
  });

  it('makes it again where it is gone or half made', () => {
    rmSync(join(folder, 'dist/renderer'), { recursive: true });
    expect(start()).toBe(true);
    write('src/page.ts', 'document.title = ;');
    expect(start).toThrow();
    write('src/page.ts', 'document.title = "two";');
    expect(start()).toBe(true);
    expect(readFileSync(join(folder, BUILT), 'utf8')).toContain('/assets/');
  });

  it('needs none of the packages that make it where it is made', () => {
    rmSync(join(folder, 'node_modules'));
    expect(start()).toBe(false);
  });
});
