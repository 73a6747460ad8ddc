import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../src/server/start.ts';
import { startTestServer } from '../server/test-server.ts';
import { readDialogues } from './dialogue.ts';
import { judge } from './judge.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe.each(readDialogues())('$file: $title', (dialogue) => {
  it('goes as it should', async () => {
    const { turns, reached } = await judge(dialogue, server.url);
    const wrong = turns.filter(({ points }) => points < 2).map(({ turn, shown, missing }) => ({ say: turn.say, shown, missing }));
    expect(wrong).toEqual([]);
    expect(reached).toBe(true);
  });
});
