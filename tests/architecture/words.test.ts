import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/capabilities/registry.ts';
import { ERROR_CODES } from '../../src/domain/errors.ts';
import { FILTER_FAMILIES, PURPOSES } from '../../src/domain/filters.ts';
import { ACCESS_FEATURES, AMENITIES, FACINGS, FURNISHINGS, POSSESSIONS, PROPERTY_TYPES } from '../../src/domain/property.ts';
import { SCREENS } from '../../src/domain/screens.ts';
import { readTranslation, type Texts } from '../../src/server/locales.ts';

const en = readTranslation('en');

const flat = (tree: Texts, path = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) => (typeof value === 'string' ? [path + key] : flat(value, `${path}${key}.`)));

const KEYS = new Set(flat(en));
const VARIANT = /_(say|say_one|say_other|zero|one|other)$/;
const BASES = new Set([...KEYS].map((key) => key.replace(VARIANT, '')));

const has = (key: string): boolean => BASES.has(key);

describe('the English texts', () => {
  it('has a sentence for every error', () => expect(ERROR_CODES.filter((code) => !has(`errors.${code}`))).toEqual([]));

  it('has a name for every value of a filter', () => {
    const values = {
      purpose: PURPOSES,
      type: PROPERTY_TYPES,
      furnishing: FURNISHINGS,
      facing: FACINGS,
      possession: POSSESSIONS,
      amenities: AMENITIES,
      access: ACCESS_FEATURES,
    };
    const missing = Object.entries(values).flatMap(([family, list]) =>
      list.filter((value) => !has(`value.${family}.${value}`)).map((value) => `${family}.${value}`),
    );
    expect(missing).toEqual([]);
    expect(FILTER_FAMILIES.filter((family) => !has(`family.${family}`) || !has(`suggest.remove.${family}`))).toEqual([]);
    expect(SCREENS.filter((screen) => !has(`screen.${screen}`))).toEqual([]);
  });

  it('has an example for every command that people say', () => {
    const missing = [...COMMANDS.values()]
      .filter((command) => command.example !== false && !has(`commands.${command.name}.example`))
      .map(({ name }) => name);
    expect(missing).toEqual([]);
  });

  it('asks for every command that cannot be taken back', () => {
    const missing = [...COMMANDS.values()]
      .filter((command) => command.effect === 'irreversible' && !has(`commands.${command.name}.confirm`))
      .map(({ name }) => name);
    expect(missing).toEqual([]);
  });

  it('has every key that the code names', () => {
    const named = globSync('src/**/*.{ts,tsx}')
      .filter((file) => !file.startsWith('src/server') && !file.startsWith('src/understanding'))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/(?:\bt|\bwords)\(\s*'([^']+)'/g)].map((found) => ({ file, key: found[1]! })),
      );
    expect(named.length).toBeGreaterThan(150);
    expect(named.filter(({ key }) => !has(key))).toEqual([]);
  });

  it('says nothing that nobody uses', () => {
    const source = globSync('src/**/*.{ts,tsx}')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const used = (key: string): boolean => {
      if (source.includes(`'${key}'`)) return true;
      const parts = key.split('.');
      // Keys that are put together in the code: `value.type.${type}`.
      return (
        parts.some((_, i) => i > 0 && source.includes(`\`${parts.slice(0, i).join('.')}.\${`)) ||
        key.startsWith('errors.') ||
        /^commands\.[^.]+\.(example|ask|confirm)/.test(key)
      );
    };
    expect([...BASES].filter((key) => !used(key))).toEqual([]);
  });
});
