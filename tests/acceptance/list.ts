import { CHECKS, OPEN } from './checks.ts';
import { lastRun } from './last-run.ts';
import { placesOfProofs } from './places.ts';
import { statesAfter } from './states.ts';

/** Prints each check with the place of its proof, and what the last run of everything said of it. */
const places = placesOfProofs();
const run = lastRun();
const states = run && statesAfter(run.ended);

for (const number of CHECKS.keys()) {
  const where = (places.get(number) ?? []).map(({ file, line }) => `${file}:${line}`).join(', ');
  const state = states?.get(number);
  console.log(OPEN[number] ? `${number} open: ${OPEN[number]}` : `${number} ${state ? `${state.is} ` : ''}${where || 'no place'}`);
}

const open = Object.keys(OPEN).length;
console.log(`\nAcceptance checks: ${CHECKS.size - open} tagged in tests, ${open} open, of ${CHECKS.size}.`);
const proven = states && [...states.values()].filter(({ is }) => is === 'proven').length;
console.log(
  run
    ? `The run of all tests that ended at ${run.at} has proven ${proven}.`
    : 'Whether they hold, npm test tells: it was not run here yet.',
);
