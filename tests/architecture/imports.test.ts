import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Who may import whom, as the table of the house has it; every folder may import itself. */
const MAY_IMPORT: Record<string, string[]> = {
  'domain': [],
  'understanding': ['domain'],
  'commands': ['domain'],
  'services': ['domain', 'commands'],
  'state': ['domain', 'commands'],
  'voice': ['domain'],
  'vision': ['domain'],
  'ui': ['domain'],
  'assistant': ['ui', 'voice', 'state', 'commands', 'understanding', 'domain'],
  'search-bar': ['ui', 'voice', 'vision', 'state', 'commands', 'domain'],
  'screens': ['ui', 'search-bar', 'vision', 'state', 'commands', 'domain'],
  'app': ['assistant', 'ui', 'voice', 'vision', 'state', 'commands', 'understanding', 'services', 'search-bar', 'screens', 'domain'],
  'server': ['domain', 'understanding', 'commands', 'vision'],
};

const IMPORT = /(?:^|\n)\s*(?:import|export)\b[^;'"]*?from\s*'([^']+)'|import\(\s*'([^']+)'\s*\)|(?:^|\n)import\s*'([^']+)'/g;

const FILES = globSync('src/**/*.{ts,tsx}');

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].map((found) => (found[1] ?? found[2] ?? found[3])!);

const folderOf = (file: string): string => file.split('/')[1]!;

const within = (file: string): { from: string; to: string; target: string }[] =>
  importsOf(file)
    .filter((target) => target.startsWith('.'))
    .map((target) => normalize(join(dirname(file), target)))
    .filter((target) => target.startsWith('src/'))
    .map((target) => ({ from: folderOf(file), to: folderOf(target), target }));

describe('the house', () => {
  it('has files to check', () => expect(FILES.length).toBeGreaterThan(100));

  it.each(FILES)('%s imports only what its folder may', (file) => {
    const broken = within(file).filter(({ from, to }) => from !== to && !MAY_IMPORT[from]?.includes(to));
    expect(broken.map(({ target }) => target)).toEqual([]);
  });

  it('lets the server see with the gate only, which has neither DOM nor React', () => {
    const seen = FILES.filter((file) => folderOf(file) === 'server').flatMap((file) => within(file).filter(({ to }) => to === 'vision'));
    expect(seen.filter(({ target }) => !target.startsWith('src/vision/gate/'))).toEqual([]);
    const gate = FILES.filter((file) => file.startsWith('src/vision/gate/'));
    expect(
      gate.filter((file) => /\b(document|window|navigator|ImageBitmap|OffscreenCanvas)\b|from 'react/.test(readFileSync(file, 'utf8'))),
    ).toEqual([]);
    expect(gate.flatMap(within).filter(({ to, target }) => to !== 'domain' && !target.startsWith('src/vision/gate/'))).toEqual([]);
  });

  it('lets no screen import another', () => {
    const screenOf = (path: string) => path.split('/')[2];
    const broken = FILES.filter((file) => folderOf(file) === 'screens').flatMap((file) =>
      within(file)
        .filter(({ to, target }) => to === 'screens' && screenOf(target) !== screenOf(file))
        .map(({ target }) => `${file} → ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it('lets the domain import nothing but zod', () => {
    const outside = FILES.filter((file) => folderOf(file) === 'domain').flatMap((file) =>
      importsOf(file).filter((target) => !target.startsWith('.') && target !== 'zod/mini'),
    );
    expect(outside).toEqual([]);
  });

  it('keeps React Aria behind src/ui', () => {
    const users = FILES.filter((file) => importsOf(file).some((target) => target.startsWith('react-aria')));
    expect(users.filter((file) => folderOf(file) !== 'ui')).toEqual([]);
  });

  it('runs domain, commands and understanding without React', () => {
    const pure = FILES.filter((file) => ['domain', 'commands', 'understanding'].includes(folderOf(file)));
    expect(pure.filter((file) => importsOf(file).some((target) => /^(react|zustand|wouter)/.test(target)))).toEqual([]);
  });

  it('has one live region', () => {
    const owners = FILES.filter((file) => /aria-live=|role="(status|alert|log)"/.test(readFileSync(file, 'utf8')));
    expect(owners).toEqual(['src/ui/announcer.tsx']);
  });

  it('writes no text for people in the code of screens', () => {
    const texts = FILES.filter((file) => file.endsWith('.tsx')).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/>\s*([A-Z][a-z]+(?: [a-z]+){1,})[^<{]*</g)].map((found) => `${file}: ${found[1]}`),
    );
    expect(texts).toEqual([]);
  });
});
