import { createUnderstanding } from '../../src/understanding/interpret.ts';
import { readLanguage } from '../../src/understanding/read-data.ts';

/** The understanding of English, made once for all tests of a file. */
export const english = createUnderstanding(readLanguage('en'));
