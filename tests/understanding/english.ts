import { readUnderstanding } from '../../src/understanding/node/read-understanding.ts';

/** The understanding of English, made once for all tests of a file. */
export const english = readUnderstanding('en');
