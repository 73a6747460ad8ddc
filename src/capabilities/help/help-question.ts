import * as z from 'zod/mini';
import { HELP_PATH, helpAddress } from './contract.ts';
import { findAnswers } from './help-search.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { helpQuery } from './queries.ts';

const RELATED = 2;

/** Answers from the help texts, by topic or by the words that were said, and tells where in Help the answer stands. */
export const helpQuestion = defineCommand({
  name: 'help-question',
  args: z.object({ topic: z.optional(z.string()), said: z.optional(z.string()) }),
  effect: 'read',
  at: ['help', 'sales_enquiry'],
  async perform({ topic, said }, { queries, languages }) {
    const { items } = await queries.fetch(helpQuery, { language: languages.current() });
    const [best, ...others] = findAnswers(items, { topic, ...(said !== undefined && { said }) });
    if (!best)
      return {
        ...words('commands.help-question.none'),
        links: [{ words: words('commands.help-question.open'), href: HELP_PATH }],
        suggestions: [words('commands.call-human.example'), words('commands.sales-enquiry.example')],
      };
    return {
      ...words('commands.help-question.done', { answer: best.answer, section: words(`help.category.${best.category}`) }),
      links: [{ words: words('commands.help-question.source', { question: best.question }), href: helpAddress(best) }],
      suggestions: others.slice(0, RELATED).map(({ question }) => words('commands.help-question.related', { question })),
    };
  },
});
