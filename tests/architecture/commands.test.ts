import { existsSync, globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/commands/registry.ts';
import { readPhrases } from '../../src/understanding/read-data.ts';

/** Led by the dialogue itself, without a command. */
const DIALOGUE = ['affirm', 'deny', 'explain', 'repeat', 'undo', 'out-of-scope'];

const intents = readPhrases('en').map(({ intent }) => intent);

describe('commands', () => {
  it.each([...COMMANDS.keys()])('%s has its file', (name) => expect(existsSync(`src/commands/${name}.ts`)).toBe(true));

  it('are all in the registry', () => {
    const defined = globSync('src/commands/*.ts').map((file) => file.slice('src/commands/'.length, -'.ts'.length));
    const commands = defined.filter((name) => intents.includes(name));
    expect(commands.filter((name) => !COMMANDS.has(name))).toEqual([]);
  });

  it('answer every intent', () => {
    expect(intents.filter((intent) => !COMMANDS.has(intent) && !DIALOGUE.includes(intent))).toEqual([]);
  });

  it('have phrases where people say them', () => {
    const unsayable = [...COMMANDS.values()]
      .filter((command) => command.example !== false && !intents.includes(command.name))
      .map(({ name }) => name);
    expect(unsayable).toEqual([]);
  });
});
