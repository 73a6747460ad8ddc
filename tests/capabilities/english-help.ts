import * as z from 'zod/mini';
import { HelpTexts } from '../../src/capabilities/help/contract.ts';
import { readHelpTexts } from '../../src/server/locales.ts';

/** The help texts as they are served. */
export const englishHelp = (): HelpTexts => z.parse(HelpTexts, readHelpTexts('en'));
