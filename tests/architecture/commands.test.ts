import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/capabilities/commands.ts';
import { openIntents } from '../../src/understanding/node/read-intents.ts';

/** Led by the dialogue itself, without a command. */
const DIALOGUE = ['affirm', 'deny', 'explain', 'repeat', 'undo', 'out-of-scope'];

/** Understood, and answered as not there yet; whoever makes one takes it out. */
const NOT_YET: readonly string[] = [];

const data = openIntents();
const intents = data.phrases('en').map(({ intent }) => intent);
const names = COMMANDS.map(({ name }) => name);
const sayable = COMMANDS.filter(({ example }) => example !== false).map(({ name }) => name);

describe('commands', () => {
  it('have each a file of their name', () => {
    const missing = names.filter((name) => globSync(`src/capabilities/*/${name}.ts`).length !== 1);
    expect(missing.map((name) => `define "${name}" in src/capabilities/<its capability>/${name}.ts, and nowhere else`)).toEqual([]);
  });

  it('are listed once', () => {
    const twice = names.filter((name, i) => names.indexOf(name) !== i);
    expect(twice.map((name) => `list "${name}" once, in the commands.ts of its capability`)).toEqual([]);
  });

  it('are all listed', () => {
    const defined = globSync('src/capabilities/*/*.ts').filter((file) => intents.includes(basename(file, '.ts')));
    const missing = defined.filter((file) => !names.includes(basename(file, '.ts')));
    expect(missing.map((file) => `list the command of ${file} in the commands.ts beside it`)).toEqual([]);
  });

  it('answer every intent', () => {
    const missing = intents.filter((intent) => !names.includes(intent) && !DIALOGUE.includes(intent) && !NOT_YET.includes(intent));
    expect(
      missing.map((name) => `define the command of intents/en/${name}.json in src/capabilities/<its capability>/${name}.ts, and list it`),
    ).toEqual([]);
  });

  it('that are not there yet are those of the list', () => {
    const made = NOT_YET.filter((name) => names.includes(name));
    expect(made.map((name) => `take "${name}" out of NOT_YET in tests/architecture/commands.test.ts`)).toEqual([]);
  });

  it.each(Object.keys(data.languages))('can be said in %s', (language) => {
    const said = data.phrases(language).map(({ intent }) => intent);
    const missing = sayable.filter((name) => !said.includes(name));
    expect(missing.map((name) => `write how people say it into intents/${language}/${name}.json`)).toEqual([]);
  });
});
