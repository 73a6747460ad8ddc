import { explainStart } from './explain-start.ts';

/** Runs an operator's command: what a person can mend is told in a sentence, with 1 as the exit code; what is a bug is told whole. */
export async function runCommandLine(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const told = error instanceof Misused ? error.message : explainStart(error);
    console.error(told ?? error);
    process.exitCode = 1;
  }
}

/** A command cannot be done with what it was given; the message says what to do. */
export class Misused extends Error {
  override readonly name: string = 'Misused';
}

/** Writes over one line of the terminal. */
export const showProgress = (what: string): void => void process.stderr.write(`\r${what}`);
