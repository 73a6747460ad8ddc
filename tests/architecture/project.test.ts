import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;

describe('the project', () => {
  it('pins every package exactly', () => {
    const { dependencies, devDependencies } = json('package.json');
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version));
    expect(loose).toEqual([]);
  });

  it('is made of packages whose terms let everybody use it', () => {
    const free =
      /^\(?(MIT|MIT-0|ISC|Apache-2\.0|BSD-2-Clause|BSD-3-Clause|0BSD|Unlicense|CC0-1\.0|MPL-2\.0|OFL-1\.1)\b|\bOR BSD-3-Clause\)$/;
    /** A library of its own beside the server, and a package for measuring that names no terms in its file. */
    const known = /^node_modules\/(@img\/sharp-.*|bayes)$/;
    const { packages } = json('package-lock.json') as unknown as { packages: Record<string, { license?: string; link?: boolean }> };
    const others = Object.entries(packages).filter(([name, { license = '' }]) => name !== '' && !free.test(license) && !known.test(name));
    expect(others).toEqual([]);
  });

  it('has letters of the sizes of one scale only, the wordmark apart', () => {
    const sheets = execFileSync('git', ['ls-files', 'src/**/*.css', 'src/*.css'], { encoding: 'utf8' }).trim().split('\n');
    const own = sheets
      .filter((sheet) => !/wordmark|tokens|start-loader/.test(sheet))
      .flatMap((sheet) =>
        [...readFileSync(sheet, 'utf8').matchAll(/font-size: (?!var\(--size-|\d+%)[^;]+/g)].map(([found]) => `${sheet}: ${found}`),
      );
    expect(own).toEqual([]);
  });

  it('has a lock file without addresses', () => {
    expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved":/);
  });

  it('has at its top only what the customer named', () => {
    const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
    const top = new Set(tracked.map((file) => file.split('/')[0]!).filter((name) => name && !name.startsWith('.')));
    const allowed = [
      'package.json',
      'package-lock.json',
      'vite.config.ts',
      'tsconfig.json',
      'index.html',
      'src',
      'intents',
      'models',
      'locales',
      'tests',
      'README.md',
      'LICENSE',
      'public',
    ];
    expect([...top].filter((name) => !allowed.includes(name))).toEqual([]);
  });

  it('names every setting in .env.example', () => {
    const settings = [...readFileSync('src/server/config.ts', 'utf8').matchAll(/^ {2}([A-Z_]+):/gm)].map((found) => found[1]!);
    const example = readFileSync('.env.example', 'utf8');
    expect(settings.length).toBeGreaterThan(4);
    expect(settings.filter((name) => !example.includes(`${name}=`))).toEqual([]);
  });
});
