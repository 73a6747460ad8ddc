import type { Understanding } from '../understanding/interpret.ts';
import { readPolyglot } from '../understanding/node/read-understanding.ts';

/** Understands texts in every language of `intents`; what has to be learned is learned at the start, not at a request. */
export function createServerUnderstanding(): Understanding {
  const polyglot = readPolyglot();
  polyglot.in(polyglot.languageOf(''));
  return polyglot;
}
