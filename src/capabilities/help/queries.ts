import { defineQuery } from '../../kernel/query.ts';
import type { HelpTexts } from './contract.ts';

/** The questions and answers of the help pages in a language. */
export const helpQuery = defineQuery<{ language: string }, HelpTexts>({
  name: 'help',
  shared: true,
  load: ({ language }, { helpTexts }) => helpTexts(language),
});
