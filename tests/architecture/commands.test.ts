import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/capabilities/registry.ts';
import { openIntents } from '../../src/understanding/node/read-intents.ts';

/** Led by the dialogue itself, without a command. */
const DIALOGUE = ['affirm', 'deny', 'explain', 'repeat', 'undo', 'out-of-scope'];

const intents = openIntents()
  .phrases('en')
  .map(({ intent }) => intent);

describe('commands', () => {
  it.each([...COMMANDS.keys()])('%s has its file', (name) => expect(globSync(`src/capabilities/*/${name}.ts`)).toHaveLength(1));

  it('are all in the registry', () => {
    const defined = globSync('src/capabilities/*/*.ts').map((file) => basename(file, '.ts'));
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
