import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import type { Texts } from '../../src/server/locales.ts';

/** The keys of nested texts, with dots. */
export const keysOf = (tree: Texts, path = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) => (typeof value === 'string' ? [path + key] : keysOf(value, `${path}${key}.`)));

const files = new Map(
  readdirSync('locales/en')
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name, keysOf(JSON.parse(readFileSync(`locales/en/${name}`, 'utf8')) as Texts)]),
);

const sharedParts = (one: string, other: string): number => {
  const [a, b] = [one.split('.'), other.split('.')];
  const end = a.findIndex((part, i) => part !== b[i]);
  return end === -1 ? a.length : end;
};

/** The file of a command's capability. */
function fileOfCommand(key: string): string | null {
  const name = /^commands\.([^.]+)/.exec(key)?.[1];
  const capability = name && globSync(`src/capabilities/*/${name}.ts`)[0]?.split('/')[2];
  const file = `locales/en/${capability}.json`;
  return capability && existsSync(file) ? file : null;
}

/** The file in which a text belongs: that of its capability, or the one that holds its nearest neighbours. */
export function fileOfText(key: string): string {
  const own = fileOfCommand(key);
  if (own) return own;
  const near = [...files].map(([name, keys]) => ({ name, shared: Math.max(0, ...keys.map((other) => sharedParts(key, other))) }));
  const nearest = near.toSorted((a, b) => b.shared - a.shared)[0];
  return `locales/en/${nearest && nearest.shared > 0 ? nearest.name : `${key.split('.')[0]}.json`}`;
}
