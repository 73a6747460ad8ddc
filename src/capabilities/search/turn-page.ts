import { pageCount } from '../../domain/search.ts';
import { words } from '../../domain/words.ts';
import type { Performed, Reply } from '../../kernel/reply.ts';
import type { Services } from '../../kernel/services.ts';
import { showHomes } from './show-homes.ts';

const NAMED = 3;

/** Goes to a page of the results, counted from the present one; says where the list ends. */
export async function turnPage(step: number, services: Services): Promise<Performed | Reply> {
  const current = services.results.current();
  if (!current) return words('list.noSearch');
  const page = current.answer.page + step;
  const last = pageCount(current.answer);
  if (page < 1) return words('commands.previous-page.first');
  if (page > last) return words('commands.next-page.last', { count: current.answer.total });
  return showHomes({ ...current.wish, page }, services, (answer) => ({
    ...words('commands.next-page.done', { page, last }),
    homes: answer.properties.slice(0, NAMED),
  }));
}
