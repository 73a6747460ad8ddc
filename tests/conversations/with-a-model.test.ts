import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../src/server/start.ts';
import { startModelStandIn, type Act, type ModelRequest, type ModelStandIn } from '../server/model-stand-in.ts';
import { startTestServer } from '../server/test-server.ts';
import { readDialogues } from './dialogue.ts';
import { judge } from './judge.ts';

const KNOWN = JSON.parse(readFileSync('tests/conversations/known-misses.json', 'utf8')) as Record<string, string[]>;

let model: ModelStandIn;
let server: RunningServer;
beforeAll(async () => {
  model = await startModelStandIn();
  server = await startTestServer({ settings: { AI_BASE_URL: model.url, AI_MODEL: 'm', TRUSTED_PROXIES: '1' } });
});
afterAll(async () => {
  await server.stop();
  await model.stop();
});

const dialogues = readDialogues();

/** Looks something up before it says anything, and says nothing that it does not know. */
const honest = ({ messages, tools = [] }: ModelRequest): Act[] => {
  if (messages.at(-1)!.role === 'tool') return [{ text: 'Nothing in the listings says that.' }];
  const asks = tools.find(({ function: { name } }) => name === 'help-question' || name === 'ask-homes');
  return asks ? [{ call: asks.function.name, args: {} }] : [{ text: 'Nothing in the listings says that.' }];
};

const MODELS: Record<string, (request: ModelRequest) => Act[]> = {
  honest,
  'that makes everything up': () => [
    { text: 'Sunrise Towers in Jubilee Hills costs ₹12,34,567. I have booked a visit for you. See https://evil.example.' },
  ],
  'that is broken': () => [{ raw: 'data: {"choices": [oops\n\n' }],
  'that calls what it must not': () => [
    { call: 'pay', args: {} },
    { call: 'delete-account', args: { password: 'x' } },
  ],
};

describe.each(Object.keys(MODELS))('with a language model %s', (name) => {
  it('no dialogue is worse', async () => {
    model.does(MODELS[name]!);
    model.asked.length = 0;
    const worse: object[] = [];
    for (const [i, dialogue] of dialogues.entries()) {
      const { turns } = await judge(dialogue, server.url, `10.${Object.keys(MODELS).indexOf(name)}.${i}.1`);
      const known = KNOWN[dialogue.file] ?? [];
      for (const { turn, points, shown, missing } of turns)
        if (points < 2 && !known.includes(turn.say)) worse.push({ file: dialogue.file, say: turn.say, shown, missing });
    }
    expect(worse).toEqual([]);
    expect(model.asked.length).toBeGreaterThan(0);
  });
});
