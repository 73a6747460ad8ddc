import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/capabilities/commands.ts';
import { ERROR_CODES } from '../../src/domain/errors.ts';
import { FILTER_FAMILIES, PURPOSES } from '../../src/domain/filters.ts';
import { ACCESS_FEATURES, AMENITIES, FACINGS, FURNISHINGS, POSSESSIONS, PROPERTY_TYPES } from '../../src/domain/property.ts';
import { SCREENS } from '../../src/domain/screens.ts';
import { readTranslation } from '../../src/server/locales.ts';
import { fileOfText, keysOf } from './texts-of.ts';

const en = readTranslation('en');

const KEYS = new Set(keysOf(en));
const VARIANT = /_(say|say_one|say_other|zero|one|other)$/;
const BASES = new Set([...KEYS].map((key) => key.replace(VARIANT, '')));

const has = (key: string): boolean => BASES.has(key);

/** What to write for keys that have no text. */
const lacking = (keys: readonly string[]): string[] =>
  keys.filter((key) => !has(key)).map((key) => `write "${key}" into ${fileOfText(key)}`);

describe('the English texts', () => {
  it('has a sentence for every error', () => expect(lacking(ERROR_CODES.map((code) => `errors.${code}`))).toEqual([]));

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
    expect(lacking(Object.entries(values).flatMap(([family, list]) => list.map((value) => `value.${family}.${value}`)))).toEqual([]);
    expect(lacking(FILTER_FAMILIES.flatMap((family) => [`family.${family}`, `suggest.remove.${family}`]))).toEqual([]);
    expect(lacking(SCREENS.map((screen) => `screen.${screen}`))).toEqual([]);
  });

  it('has an example for every command that people say', () => {
    const said = COMMANDS.filter((command) => command.example !== false);
    expect(lacking(said.map(({ name }) => `commands.${name}.example`))).toEqual([]);
  });

  it('asks for every command that cannot be taken back', () => {
    const asked = COMMANDS.filter((command) => command.effect === 'irreversible');
    expect(lacking(asked.map(({ name }) => `commands.${name}.confirm`))).toEqual([]);
  });

  it('has every key that the code names', () => {
    const named = globSync('src/**/*.{ts,tsx}')
      .filter((file) => !file.startsWith('src/server') && !file.startsWith('src/understanding'))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/(?:\bt|\bwords)\(\s*'([^']+)'/g)].map((found) => ({ file, key: found[1]! })),
      );
    expect(named.length).toBeGreaterThan(150);
    expect(named.filter(({ key }) => !has(key)).map(({ file, key }) => `${file} names "${key}": write it into ${fileOfText(key)}`)).toEqual(
      [],
    );
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
        // And keys whose beginning is handed on: `named('posting.offer', ...)`.
        parts.some((_, i) => i > 1 && source.includes(`'${parts.slice(0, i).join('.')}'`)) ||
        key.startsWith('errors.') ||
        /^commands\.[^.]+\.(example|ask|confirm)/.test(key)
      );
    };
    expect([...BASES].filter((key) => !used(key)).map((key) => `nobody says "${key}": take it out of ${fileOfText(key)}`)).toEqual([]);
  });
});
