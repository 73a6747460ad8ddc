import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { POINTS_FILE, type Played } from '../conversations/points.ts';
import { percentile, type Bench } from './bench.ts';

const MOST_POINTS = 2;

const shareOf = (turns: Played['turns']): number =>
  Math.round((1000 * turns.reduce((sum, { points }) => sum + points, 0)) / (turns.length * MOST_POINTS)) / 1000;

/** Plays the dialogues of `tests/conversations` in front of a server: points by language and kind of turn, goals reached, time a turn. */
export const conversations: Bench = async () => {
  spawnSync('npx', ['vitest', 'run', '--project', 'server', 'tests/conversations/conversations.test.ts'], { stdio: 'ignore' });
  const played = JSON.parse(readFileSync(POINTS_FILE, 'utf8')) as Played[];
  const turns = played.flatMap((dialogue) => dialogue.turns);
  const kinds = [...Map.groupBy(turns, ({ turn }) => turn.kind)].map(([of, some]) => ({ of, some }));
  const languages = [...Map.groupBy(played, ({ language }) => language)].map(([language, some]) => ({
    of: language,
    some: some.flatMap((dialogue) => dialogue.turns),
    goals: `${some.filter(({ reached }) => reached).length} of ${some.length}`,
  }));
  const all = { of: 'all', some: turns, goals: `${played.filter(({ reached }) => reached).length} of ${played.length}` };
  const rows = [...kinds.map((row) => ({ ...row, goals: '' })), ...languages, all].map(({ of, some, goals }) => ({
    of,
    turns: some.length,
    points: shareOf(some),
    goals,
  }));
  const times = turns.map(({ ms }) => ms);
  const result = { points: shareOf(turns), turns: turns.length, p50_ms: percentile(times, 0.5), p95_ms: percentile(times, 0.95) };
  return {
    rows: [...rows, { of: 'a turn without the server, ms: p50, p95', turns: result.p50_ms, points: result.p95_ms, goals: '' }],
    result,
  };
};
