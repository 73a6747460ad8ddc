import { CHECKS, OPEN, tagsIn } from './checks.ts';

/** How a test ended. */
export interface Ended {
  file: string;
  /** With the names of the groups around it. */
  name: string;
  state: 'passed' | 'failed' | 'skipped' | 'pending';
}

export type CheckState = { is: 'proven'; by: Ended[] } | { is: 'open'; why: string } | { is: 'unproven'; why: string };

/** What a run of all tests says of each check: proven where each test that is tagged with it has passed. */
export function statesAfter(ended: readonly Ended[]): Map<string, CheckState> {
  const tests = new Map<string, Ended[]>();
  for (const test of ended) for (const tag of tagsIn(test.name)) tests.set(tag, [...(tests.get(tag) ?? []), test]);
  return new Map([...CHECKS.keys()].map((number) => [number, stateOf(number, tests.get(number) ?? [])]));
}

function stateOf(number: string, tests: Ended[]): CheckState {
  if (OPEN[number]) return { is: 'open', why: OPEN[number] };
  if (tests.length === 0) return { is: 'unproven', why: 'no test that is tagged with it was run' };
  const short = tests.find(({ state }) => state !== 'passed');
  if (short) return { is: 'unproven', why: `${short.state}: ${short.file}: ${short.name}` };
  return { is: 'proven', by: tests };
}

/** One line for people, and one for each check that is not proven. */
export function summaryOf(states: ReadonlyMap<string, CheckState>): string {
  const all = [...states];
  const count = (is: CheckState['is']) => all.filter(([, state]) => state.is === is).length;
  const lines = all.flatMap(([number, state]) => (state.is === 'proven' ? [] : [`  ${number} ${state.is}: ${state.why}`]));
  return [
    `Acceptance checks: ${count('proven')} proven, ${count('open')} open, ${count('unproven')} unproven, of ${all.length}.`,
    ...lines,
  ].join('\n');
}
