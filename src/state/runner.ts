import type { Outcome } from '../kernel/define.ts';
import type { Runner, RunRequest } from '../kernel/run-command.ts';
import { tell } from './notices.ts';

let runner: Runner | null = null;

/** The app hands over the runner once, at its start. */
export const setRunner = (made: Runner): void => {
  runner = made;
};

/**
 * Runs a command for voice, typing, menus, keys and models. What a menu or a key asked for is told as a notice; the
 * conversation tells its own.
 */
export async function runCommand(request: RunRequest): Promise<Outcome> {
  if (!runner) throw new Error('runCommand: the app has not started');
  const outcome = await runner(request);
  if (request.source === 'menu' || request.source === 'keyboard') tell(outcome);
  return outcome;
}
