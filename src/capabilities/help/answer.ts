import { words } from '../../domain/words.ts';
import type { Reply } from '../../kernel/reply.ts';
import type { Services } from '../../kernel/services.ts';
import { helpAddress } from './contract.ts';
import { findAnswers } from './help-search.ts';
import { helpQuery } from './queries.ts';

const RELATED = 2;

/** The help texts' answer to a topic or a sentence, with its place in Help; null if they have none. `clearly`: most of the words must be found. */
export async function helpAnswer(
  asked: { topic?: string | undefined; said?: string | undefined; clearly?: boolean },
  { queries, languages }: Pick<Services, 'queries' | 'languages'>,
): Promise<Reply | null> {
  const { items } = await queries.fetch(helpQuery, { language: languages.current() });
  const { topic, said, clearly = false } = asked;
  const [best, ...others] = findAnswers(items, { topic, clearly, ...(said !== undefined && { said }) });
  if (!best) return null;
  return {
    ...words('commands.help-question.done', { answer: best.answer, section: words(`help.category.${best.category}`) }),
    links: [{ words: words('commands.help-question.source', { question: best.question }), href: helpAddress(best) }],
    suggestions: others.slice(0, RELATED).map(({ question }) => words('commands.help-question.related', { question })),
  };
}
